"""The settings: a list of pages, a search over all of them, one module a page."""
