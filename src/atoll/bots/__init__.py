"""Players made of code. They know the kernel, no game by name, and see only redealt positions."""
