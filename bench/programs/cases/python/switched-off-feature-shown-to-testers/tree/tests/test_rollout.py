import unittest

from flags.rollout import Flag, FlagSet, bucket


class RolloutTest(unittest.TestCase):
    def test_bucket_is_stable(self):
        self.assertEqual(bucket("a", "kim"), bucket("a", "kim"))
        self.assertTrue(all(0 <= bucket("a", "u%d" % i) < 100 for i in range(50)))

    def test_percent(self):
        self.assertTrue(Flag("map", percent=100).is_on("kim"))
        self.assertFalse(Flag("map", percent=0).is_on("kim"))
        with self.assertRaises(ValueError):
            Flag("map", percent=101)

    def test_testers(self):
        flag = Flag("map").invite("kim", "ola")
        self.assertTrue(flag.is_on("ola"))
        self.assertFalse(flag.is_on("per"))

    def test_blocked(self):
        self.assertFalse(Flag("map", percent=100).invite("kim").block("kim").is_on("kim"))

    def test_kill(self):
        flags = FlagSet()
        flags.add(Flag("map", percent=100))
        self.assertTrue(flags.is_on("map", "kim"))
        flags.kill("map")
        self.assertFalse(flags.is_on("map", "kim"))
        self.assertFalse(flags.is_on("other", "kim"))

    def test_ramp(self):
        flags = FlagSet()
        flags.add(Flag("map", percent=85))
        self.assertEqual(flags.ramp("map"), 95)
        self.assertEqual(flags.ramp("map"), 100)


if __name__ == "__main__":
    unittest.main()
