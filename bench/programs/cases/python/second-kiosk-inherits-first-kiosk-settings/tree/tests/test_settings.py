import unittest

from kiosk.settings import Registry, Settings, SettingsError, overlay


def registry():
    return Registry({"lang": "en", "screen": {"brightness": 70, "saver": {"minutes": 5}}, "tours": ["short"]})


class OverlayTest(unittest.TestCase):
    def test_levels(self):
        base = {"a": 1, "b": {"c": 2, "d": 3}}
        self.assertEqual(overlay(base, {"b": {"c": 9}, "e": 0}), {"a": 1, "b": {"c": 9, "d": 3}, "e": 0})
        self.assertEqual(base, {"a": 1, "b": {"c": 2, "d": 3}})

    def test_lists_are_replaced(self):
        self.assertEqual(overlay({"x": [1, 2]}, {"x": [3]}), {"x": [3]})


class SettingsTest(unittest.TestCase):
    def test_get(self):
        settings = registry().start()
        self.assertEqual(settings.get("screen.saver.minutes"), 5)
        self.assertIsNone(settings.get("screen.colour"))
        self.assertEqual(settings.get("lang.x", "-"), "-")

    def test_set_top_level(self):
        defaults = registry()
        defaults.start().set("lang", "fr")
        self.assertEqual(defaults.start().get("lang"), "en")

    def test_set_errors(self):
        with self.assertRaises(SettingsError):
            registry().start().set("sound.volume", 3)
        with self.assertRaises(SettingsError):
            registry().start().append("lang", "x")

    def test_profile(self):
        r = registry().define("dark", {"screen": {"brightness": 20}})
        self.assertEqual(r.start("dark").set("screen.brightness", 10).get("screen.brightness"), 10)
        self.assertEqual(r.start().get("screen.brightness"), 70)

    def test_flat(self):
        self.assertEqual(Settings({"a": {"b": 1}, "c": [2]}).flat(), {"a.b": 1, "c": [2]})


if __name__ == "__main__":
    unittest.main()
