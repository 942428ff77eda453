"""Show where in a text something went wrong."""


def excerpt(source, line, radius=2):
    """The lines around `line` (counted from 1), with their numbers.

    Up to `radius` lines before and after it are shown, the line itself
    is marked with ">".
    """
    lines = source.splitlines()
    if not 1 <= line <= len(lines):
        raise ValueError(f"there is no line {line}")
    first = line - 1 - radius
    shown = lines[first:line + radius]
    width = len(str(first + len(shown)))
    result = []
    for number, text in enumerate(shown, first + 1):
        mark = ">" if number == line else " "
        result.append(f"{mark}{number:{width}} | {text}".rstrip())
    return result


def report(source, line, message):
    return "\n".join([f"line {line}: {message}", *excerpt(source, line)])
