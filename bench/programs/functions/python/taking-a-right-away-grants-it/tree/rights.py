"""Access rights as bits of an integer."""

READ = 1
WRITE = 2
SHARE = 4
ADMIN = 8

_LETTERS = {"r": READ, "w": WRITE, "s": SHARE, "a": ADMIN}


def parse(letters):
    """Turn letters such as "rw" into bits."""
    bits = 0
    for letter in letters:
        if letter not in _LETTERS:
            raise ValueError(f"unknown right {letter!r}")
        bits |= _LETTERS[letter]
    return bits


def show(bits):
    """The letters of `bits`, "-" standing for a right that is not there."""
    return "".join(
        letter if bits & bit else "-" for letter, bit in _LETTERS.items()
    )


def update(bits, spec):
    """Apply a comma separated spec such as "+rw,-a" or "=r", part by part."""
    for part in spec.split(","):
        sign, letters = part[:1], part[1:]
        change = parse(letters)
        if sign == "+":
            bits |= change
        elif sign == "-":
            bits ^= change
        elif sign == "=":
            bits = change
        else:
            raise ValueError(f"bad change {part!r}")
    return bits
