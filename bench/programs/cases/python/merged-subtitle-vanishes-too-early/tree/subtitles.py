"""Reading, tidying and writing SubRip (.srt) subtitle files."""

import re
from collections import namedtuple

Cue = namedtuple("Cue", "start end text")  # times in milliseconds

_TIME = re.compile(r"(\d+):(\d\d):(\d\d)[,.](\d{3})")
_TIMING = re.compile(r"^\s*(\S+)\s+-->\s+(\S+)")


def parse_time(text):
    match = _TIME.fullmatch(text)
    if match is None:
        raise ValueError(f"not a subtitle time: {text!r}")
    hours, minutes, seconds, millis = (int(part) for part in match.groups())
    return ((hours * 60 + minutes) * 60 + seconds) * 1000 + millis


def format_time(millis):
    seconds, millis = divmod(millis, 1000)
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours:02}:{minutes:02}:{seconds:02},{millis:03}"


def parse(source):
    """Return the cues of an .srt text in file order; numbers are ignored."""
    cues = []
    for block in re.split(r"\n\s*\n", source.replace("\r\n", "\n").strip()):
        lines = block.split("\n")
        if lines and lines[0].strip().isdigit():
            lines = lines[1:]
        if not lines:
            continue
        timing = _TIMING.match(lines[0])
        if timing is None:
            continue
        start, end = (parse_time(part) for part in timing.groups())
        cues.append(Cue(start, end, "\n".join(lines[1:]).strip()))
    return cues


def shift(cues, millis):
    """Move all cues; those that would end before the film begins are dropped."""
    moved = (Cue(c.start + millis, c.end + millis, c.text) for c in cues)
    return [c._replace(start=max(0, c.start)) for c in moved if c.end > 0]


def merge_repeats(cues, gap=100):
    """Join cues with the same text that follow each other within `gap` ms.

    Some tools write one cue per video chunk, so that a line standing on the
    screen for a while is repeated in several, possibly overlapping, cues.
    """
    merged = []
    for cue in sorted(cues):
        last = merged[-1] if merged else None
        if last and last.text == cue.text and cue.start - last.end <= gap:
            merged[-1] = last._replace(end=cue.end)
        else:
            merged.append(cue)
    return merged


def render(cues):
    blocks = []
    for number, cue in enumerate(cues, start=1):
        timing = f"{format_time(cue.start)} --> {format_time(cue.end)}"
        blocks.append(f"{number}\n{timing}\n{cue.text}\n")
    return "\n".join(blocks)


def tidy(source, offset=0):
    """Shift and clean a whole .srt text."""
    return render(merge_repeats(shift(parse(source), offset)))
