"""What callers get wrong: every such error is one sentence that can be shown as it is."""


class Mistake(ValueError):
    """Something was asked that cannot be; the message says what and why."""


class BadSetup(Mistake):
    """A game cannot be set up like this."""
