import unittest

from stage.watch import StageWatch, clock


class StageWatchTest(unittest.TestCase):
    def test_elapsed(self):
        watch = StageWatch()
        watch.start(100)
        self.assertEqual(watch.elapsed(130), 30)
        watch.pause(140)
        self.assertEqual(watch.elapsed(500), 40)

    def test_goes_on_after_a_pause(self):
        watch = StageWatch()
        watch.start(0)
        watch.pause(10)
        watch.start(60)
        self.assertEqual(watch.elapsed(65), 15)
        self.assertTrue(watch.running)

    def test_laps(self):
        watch = StageWatch()
        watch.start(0)
        self.assertEqual([watch.lap(t) for t in (10, 18, 30)], [10, 8, 12])
        self.assertEqual(watch.best_lap(), (2, 8))

    def test_reset(self):
        watch = StageWatch()
        watch.start(0)
        watch.lap(5)
        watch.reset()
        self.assertIsNone(watch.best_lap())
        self.assertEqual(watch.elapsed(9), 0)

    def test_clock(self):
        self.assertEqual([clock(s) for s in (65, 3725, 5)], ["1:05", "1:02:05", "0:05"])
