import unittest

from intercom.log import MessageLog


def filled(*texts, **options):
    log = MessageLog(**options)
    for text in texts:
        log.post("hall", text)
    return log


class LogTest(unittest.TestCase):
    def test_last(self):
        log = filled("a", "b", "c")
        self.assertEqual([m.text for m in log.last(2)], ["b", "c"])
        self.assertEqual([m.text for m in log.last(9)], ["a", "b", "c"])
        with self.assertRaises(ValueError):
            log.last(-1)

    def test_room(self):
        log = filled("a", "b")
        log.post("lab", "c")
        self.assertEqual([m.text for m in log.last(1, "hall")], ["b"])
        self.assertEqual(log.last(1, "roof"), [])

    def test_keep(self):
        log = filled("a", "b", "c", keep=2)
        self.assertEqual([m.number for m in log.last(5)], [2, 3])

    def test_unread(self):
        log = filled("a", "b")
        log.mark_read()
        log.post("lab", "c", urgent=True)
        self.assertEqual([str(m) for m in log.unread()], ["  3! lab: c"])

    def test_screen(self):
        log = filled("a", "b", "c")
        log.mark_read()
        log.post("hall", "d")
        self.assertEqual(log.screen(1), ["  3  hall: c", "--- 1 new ---", "  4  hall: d"])


if __name__ == '__main__':
    unittest.main()
