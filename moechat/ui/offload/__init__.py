"""What the window shows of experts streamed from disk: slider, reasons, measurements."""
