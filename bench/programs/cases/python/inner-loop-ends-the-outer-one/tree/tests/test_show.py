import unittest

from lightshow.show import Show, ShowError, length


class ShowTest(unittest.TestCase):
    def test_switch(self):
        show = Show("on B A\nwait 2\noff A  # comment\n")
        self.assertEqual(show.run(), [(0, "AB"), (2, "B")])
        self.assertEqual(show.run(), [(0, "AB"), (2, "B")])

    def test_wait(self):
        self.assertEqual(length("wait 2\n\nwait 0.5"), 2.5)
        self.assertEqual(length(""), 0)

    def test_lamp_is_switched_twice(self):
        self.assertEqual(Show("on A\non A\noff A\noff A").run(), [(0, "A"), (0, "A"), (0, ""), (0, "")])

    def test_unknown_command(self):
        with self.assertRaisesRegex(ShowError, "line 2: unknown command blink"):
            Show("on A\nblink A").run()

    def test_end_alone(self):
        with self.assertRaises(ShowError):
            Show("end").run()
