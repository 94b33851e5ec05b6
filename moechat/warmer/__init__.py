"""The process that keeps streamed experts in the file cache."""
