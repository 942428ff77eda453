import re


def _pattern(words):
    ordered = sorted(words, key=len, reverse=True)
    return re.compile("|".join(ordered), re.IGNORECASE)


def mark(text, words, left="<", right=">"):
    """Put marks around the words searched for, whatever their case.

    Where several words match at the same place the longest is taken.
    """
    words = [word for word in words if word]
    if not words:
        return text
    return _pattern(words).sub(lambda match: left + match[0] + right, text)


def count(text, words):
    """How often the words occur."""
    words = [word for word in words if word]
    if not words:
        return 0
    return len(_pattern(words).findall(text))
