"""Capital letters in the titles of books."""

SMALL = {"a", "an", "and", "at", "by", "for", "in", "of", "off", "on", "or", "the", "to", "up"}


def capital(word):
    """The word with its first letter as a capital, the others as they are."""
    return word[:1].upper() + word[1:]


def title(text):
    """Each word gets a capital, but small words only at the beginning and the end.

    >>> title("the lord of the rings")
    'The Lord of the Rings'
    """
    words = text.split()
    result = []
    for index, word in enumerate(words):
        first, last = index == 0, index == len(words) - 1
        if word.lower() in SMALL and (not first or last):
            result.append(word.lower())
        else:
            result.append(capital(word))
    return " ".join(result)


def sort_key(text):
    """For catalogues: an article in front does not count."""
    words = text.lower().split()
    if len(words) > 1 and words[0] in ("a", "an", "the"):
        words = words[1:]
    return " ".join(words)


def catalogue(titles):
    return sorted((title(text) for text in titles), key=sort_key)
