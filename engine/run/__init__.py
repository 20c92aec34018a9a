"""The machine: one stack of frames, one instruction at a time, one pending request."""
