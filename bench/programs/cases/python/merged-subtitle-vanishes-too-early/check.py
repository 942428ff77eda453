import os
import sys

sys.path.insert(0, os.getcwd())

from subtitles import Cue, merge_repeats, tidy

SOURCE = """1
00:00:10,000 --> 00:00:18,000
Mind the gap.

2
00:00:11,000 --> 00:00:12,000
Mind the gap.
"""
assert tidy(SOURCE) == "1\n00:00:10,000 --> 00:00:18,000\nMind the gap.\n"
assert tidy(SOURCE, 1000) == "1\n00:00:11,000 --> 00:00:19,000\nMind the gap.\n"

cues = [Cue(0, 9000, "a"), Cue(100, 200, "a"), Cue(5000, 6000, "a"), Cue(9050, 9500, "a")]
assert merge_repeats(cues) == [Cue(0, 9500, "a")]
assert merge_repeats(list(reversed(cues))) == [Cue(0, 9500, "a")]
assert merge_repeats([Cue(0, 900, "a"), Cue(0, 300, "a")]) == [Cue(0, 900, "a")]
assert merge_repeats([Cue(0, 900, "a"), Cue(1, 3, "a"), Cue(900, 950, "b")]) == [
    Cue(0, 900, "a"), Cue(900, 950, "b")]

# unchanged
assert merge_repeats([]) == []
assert merge_repeats([Cue(0, 1000, "a"), Cue(800, 2000, "a")]) == [Cue(0, 2000, "a")]
assert merge_repeats([Cue(0, 1000, "a"), Cue(1100, 2000, "a")]) == [Cue(0, 2000, "a")]
keep = [Cue(0, 1000, "a"), Cue(1101, 2000, "a")]
assert merge_repeats(keep) == keep
keep = [Cue(0, 1000, "a"), Cue(200, 400, "b")]
assert merge_repeats(keep) == keep
