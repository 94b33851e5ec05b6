"""The page of models: list, details, and what is done with them."""
