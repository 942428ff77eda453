"""Plain text rendering of notes for e-mails."""


def wrap_paragraph(text, width):
    """Greedy wrapping; words longer than the width get a line of their own."""
    lines, current = [], ""
    for word in text.split():
        candidate = word if not current else current + " " + word
        if current and len(candidate) > width:
            lines.append(current)
            current = word
        else:
            current = candidate
    if current:
        lines.append(current)
    return lines


def is_code(block):
    return all(line.startswith("    ") for line in block)


def blocks(text):
    """Groups of consecutive lines which are not empty."""
    group = []
    for line in text.splitlines():
        if line.strip():
            group.append(line)
        elif group:
            yield group
            group = []
    if group:
        yield group


def render(text, width=60):
    """Wrap paragraphs; code (indented by four spaces) stays as it is."""
    parts = []
    for block in blocks(text):
        if is_code(block):
            parts.append("\n".join(block))
        else:
            parts.append("\n".join(wrap_paragraph(" ".join(block), width)))
    return "\n\n".join(parts).strip()


def quote(text, prefix="> "):
    return "\n".join((prefix + line).rstrip() for line in text.split("\n"))
