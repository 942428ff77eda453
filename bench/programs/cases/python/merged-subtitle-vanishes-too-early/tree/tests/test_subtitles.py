import unittest

from subtitles import Cue, format_time, merge_repeats, parse, parse_time, render, shift, tidy

SAMPLE = """1
00:00:01,000 --> 00:00:02,500
Hello.

2
00:00:02,550 --> 00:00:04,000
Hello.

3
00:00:05,000 --> 00:00:07,250
Where have
you been?
"""


class TimesTest(unittest.TestCase):
    def test_there_and_back(self):
        self.assertEqual(parse_time("01:02:03,004"), 3723004)
        self.assertEqual(format_time(3723004), "01:02:03,004")

    def test_bad_time(self):
        with self.assertRaises(ValueError):
            parse_time("1:2:3")


class CuesTest(unittest.TestCase):
    def test_parse(self):
        cues = parse(SAMPLE)
        self.assertEqual(len(cues), 3)
        self.assertEqual(cues[2], Cue(5000, 7250, "Where have\nyou been?"))

    def test_parse_windows_line_ends(self):
        self.assertEqual(parse(SAMPLE.replace("\n", "\r\n")), parse(SAMPLE))

    def test_shift_drops_what_is_over(self):
        cues = shift([Cue(0, 500, "a"), Cue(400, 1500, "b")], -500)
        self.assertEqual(cues, [Cue(0, 1000, "b")])

    def test_merge_neighbours(self):
        cues = [Cue(0, 1000, "a"), Cue(1050, 2000, "a"), Cue(2000, 3000, "a")]
        self.assertEqual(merge_repeats(cues), [Cue(0, 3000, "a")])

    def test_merge_overlapping(self):
        cues = [Cue(0, 1000, "a"), Cue(800, 2000, "a")]
        self.assertEqual(merge_repeats(cues), [Cue(0, 2000, "a")])

    def test_wide_gap_is_kept(self):
        cues = [Cue(0, 1000, "a"), Cue(1101, 2000, "a")]
        self.assertEqual(merge_repeats(cues), cues)

    def test_other_text_is_kept(self):
        cues = [Cue(0, 1000, "a"), Cue(1000, 2000, "b")]
        self.assertEqual(merge_repeats(cues), cues)

    def test_render(self):
        self.assertEqual(
            render([Cue(0, 10, "x")]), "1\n00:00:00,000 --> 00:00:00,010\nx\n"
        )

    def test_tidy(self):
        self.assertIn("00:00:01,000 --> 00:00:04,000\nHello.", tidy(SAMPLE))


if __name__ == "__main__":
    unittest.main()
