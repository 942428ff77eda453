"""The tumble code: a shift that grows by one with every character coded."""

from string import ascii_lowercase, ascii_uppercase, digits


def _turn(char, shift):
    for alphabet in (ascii_lowercase, ascii_uppercase, digits):
        if char in alphabet:
            return alphabet[(alphabet.index(char) + shift) % 26]
    return char


def encode(text, key):
    """Letters stay letters, digits stay digits, all else stays and counts not."""
    out = []
    shift = key
    for char in text:
        coded = _turn(char, shift)
        out.append(coded)
        if char.isascii() and char.isalnum():
            shift += 1
    return "".join(out)


def decode(text, key):
    out = []
    shift = key
    for char in text:
        out.append(_turn(char, -shift))
        if char.isascii() and char.isalnum():
            shift += 1
    return "".join(out)
