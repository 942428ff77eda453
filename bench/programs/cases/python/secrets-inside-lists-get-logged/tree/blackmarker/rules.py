"""Which fields are secret and how they are hidden."""

import re

DEFAULT_NAMES = ("password", "token", "secret", "api_key", "authorization")
MASK = "***"


def normal(name):
    """Names are compared without case, dashes and underscores."""
    return re.sub(r"[-_ ]", "", str(name)).lower()


def mask_all(value):
    return MASK


def keep_tail(count):
    """Shows the last letters, but never more than a third of the value."""

    def mask(value):
        text = str(value)
        shown = min(count, len(text) // 3)
        return MASK + (text[-shown:] if shown else "")

    return mask


class Rules:
    def __init__(self, names=DEFAULT_NAMES):
        self.masks = {normal(name): mask_all for name in names}

    def hide(self, name, mask=mask_all):
        self.masks[normal(name)] = mask
        return self

    def show(self, name):
        self.masks.pop(normal(name), None)
        return self

    def mask_for(self, name):
        return self.masks.get(normal(name))
