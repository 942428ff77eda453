"""Splits the commands that are typed into the console of the game."""


def split_command(line):
    """Split a command at blanks.

    Single quotes keep blanks together. A backslash takes the character
    that follows as it is, inside of quotes too; at the very end of the
    line it stands for itself. A quote left open ends with the line.

    >>> split_command("say 'good day' now")
    ['say', 'good day', 'now']
    """
    words = []
    word = None
    quoted = False
    i = 0
    while i < len(line):
        char = line[i]
        if char == "\\":
            i += 1
            word = (word or "") + line[i]
        elif char == "'":
            quoted = not quoted
            word = word or ""
        elif char == " " and not quoted:
            if word is not None:
                words.append(word)
            word = None
        else:
            word = (word or "") + char
        i += 1
    if word is not None:
        words.append(word)
    return words
