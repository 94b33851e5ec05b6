"""Measurements of what moechat promises; ``python -m benchmarks`` prints them all."""
