import unittest

from settle import MissingSetting, Settings, WrongSetting, check, from_environment, merge, missing

BASE = {"db": {"host": "localhost", "port": 5432}, "debug": False, "proxy": None}


class LayersTest(unittest.TestCase):
    def test_merge(self):
        over = {"db": {"port": 1}, "tags": ["a"]}
        self.assertEqual(merge(BASE, over)["db"], {"host": "localhost", "port": 1})
        self.assertEqual(BASE["db"]["port"], 5432)

    def test_environment(self):
        env = {"APP_DB__PORT": "5", "APP_DEBUG": "yes", "PATH": "/bin"}
        self.assertEqual(from_environment(env, "APP"), {"db": {"port": "5"}, "debug": "yes"})


class SettingsTest(unittest.TestCase):
    def setUp(self):
        self.settings = Settings.load(BASE, environment={"APP_DB__PORT": "99", "APP_TRACE": "On"})

    def test_get(self):
        self.assertEqual(self.settings.get("db.host"), "localhost")
        self.assertEqual(self.settings.get("db.user", "root"), "root")
        self.assertEqual(self.settings.get("cache.size", 10), 10)

    def test_contains(self):
        self.assertIn("db.port", self.settings)
        self.assertIn("proxy", self.settings)
        self.assertNotIn("cache", self.settings)

    def test_require(self):
        self.assertEqual(self.settings.require("db.port"), "99")
        for path in ("db.user", "proxy", "x.y.z"):
            with self.assertRaises(MissingSetting):
                self.settings.require(path)

    def test_integer(self):
        self.assertEqual(self.settings.integer("db.port"), 99)
        self.assertEqual(self.settings.integer("db.pool", 4), 4)
        with self.assertRaises(WrongSetting):
            self.settings.integer("db.host")

    def test_flag(self):
        self.assertIs(self.settings.flag("trace"), True)
        self.assertIs(self.settings.flag("debug", True), False)
        self.assertIs(self.settings.flag("color", True), True)
        with self.assertRaises(WrongSetting):
            self.settings.flag("db.host")

    def test_section(self):
        self.assertEqual(self.settings.section("db").get("host"), "localhost")
        self.assertEqual(self.settings.section("cache").data, {})
        with self.assertRaises(WrongSetting):
            self.settings.section("debug")


class CheckTest(unittest.TestCase):
    def test_missing(self):
        self.assertEqual(missing(Settings(BASE), ["db.host", "proxy", "mail"]), ["proxy", "mail"])

    def test_check(self):
        self.assertEqual(
            check(Settings(BASE), ["mail.host"], ["db.host", "db.port"], ["debug", "none"]),
            ["setting mail.host is missing", "setting db.host must be a whole number, not 'localhost'"],
        )


if __name__ == "__main__":
    unittest.main()
