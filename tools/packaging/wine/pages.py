def pages(walk, display):
    """Nothing yet."""
