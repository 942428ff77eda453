from collections import Counter
from itertools import groupby

DELETED = "(deleted account)"
QUOTE_WIDTH = 30


def display_name(message):
    return message.author or DELETED


def shorten(text, width):
    text = " ".join(text.split())
    return text if len(text) <= width else text[: width - 3].rstrip() + "..."


def format_message(message, by_id):
    """Return the lines of one message, with a quote if it is a reply."""
    head = f"{message.sent:%H:%M} {display_name(message)}: "
    first, *rest = message.text.splitlines() or [""]
    lines = [head + first] + [" " * 6 + line for line in rest]
    original = by_id.get(message.reply_to)
    if original is not None:
        quoted = shorten(original.text, QUOTE_WIDTH)
        lines.insert(0, f"      > {display_name(original)}: {quoted}")
    return lines


def participants(messages):
    """Return "name (number of messages)" of everybody, by name."""
    counts = Counter(message.author for message in messages)
    return [f"{name} ({count})" for name, count in sorted(counts.items())]


def export_text(title, messages, summary=False):
    """Return the chat as text with a heading for each day.

    With `summary` the heading names the participants as well.
    """
    messages = list(messages)
    by_id = {message.id: message for message in messages}
    lines = [title, "=" * len(title)]
    if summary:
        lines.append("Participants: " + ", ".join(participants(messages)))
    for day, group in groupby(messages, key=lambda message: message.sent.date()):
        lines += ["", f"-- {day:%d.%m.%Y} --"]
        for message in group:
            lines += format_message(message, by_id)
    return "\n".join(lines) + "\n"
