import unittest

from bus.events import Events


class EventsTest(unittest.TestCase):
    def setUp(self):
        self.bus = Events()
        self.seen = []

    def test_on(self):
        self.bus.on("save", self.seen.append)
        self.assertEqual(self.bus.emit("save", 1), 1)
        self.assertEqual(self.bus.emit("save", 2), 1)
        self.assertEqual(self.seen, [1, 2])

    def test_once(self):
        self.bus.once("save", self.seen.append)
        self.bus.emit("save", 1)
        self.bus.emit("save", 2)
        self.assertEqual(self.seen, [1])
        self.assertEqual(self.bus.count("save"), 0)

    def test_off(self):
        self.bus.on("save", self.seen.append)
        self.bus.off("save", self.seen.append)
        self.assertEqual(self.bus.emit("save", 1), 0)

    def test_removed_meanwhile(self):
        self.bus.on("save", lambda n: self.bus.off("save", self.seen.append))
        self.bus.on("save", self.seen.append)
        self.assertEqual(self.bus.emit("save", 1), 1)

    def test_unknown(self):
        self.assertEqual(self.bus.emit("load"), 0)
