"""Private, offline chat with Mixture-of-Experts models on Intel AI PCs."""

__version__ = "0.1.0.dev0"
