import unittest

from settings import ConfigError, load, section

DEFAULTS = {
    "paths.root": "/var/lib/app",
    "paths.cache": "${paths.root}/cache",
    "db.host": "localhost",
}


class LoadTest(unittest.TestCase):
    def test_defaults(self):
        self.assertEqual(load(DEFAULTS)["paths.cache"], "/var/lib/app/cache")

    def test_file_over_defaults(self):
        settings = load(DEFAULTS, "# ours\n[db]\nhost = db1\nport=5432\n")
        self.assertEqual(section(settings, "db"), {"host": "db1", "port": "5432"})

    def test_environment_on_top(self):
        settings = load(DEFAULTS, "[db]\nhost = db1", {"APP_DB__HOST": "db2", "HOME": "/root"})
        self.assertEqual(settings["db.host"], "db2")
        self.assertNotIn("home", settings)

    def test_file_refers_to_default(self):
        settings = load(DEFAULTS, "[paths]\nthumbs = ${paths.cache}/thumbs")
        self.assertEqual(settings["paths.thumbs"], "/var/lib/app/cache/thumbs")

    def test_environment_refers_to_file(self):
        settings = load({}, "name = shop", {"APP_TITLE": "${name}!"})
        self.assertEqual(settings["title"], "shop!")

    def test_defaults_are_left_alone(self):
        before = dict(DEFAULTS)
        load(DEFAULTS, "[paths]\nroot = /srv")
        self.assertEqual(DEFAULTS, before)

    def test_unknown_reference(self):
        with self.assertRaises(ConfigError):
            load({"a": "${b}"})

    def test_circular_reference(self):
        with self.assertRaises(ConfigError):
            load({"a": "${b}", "b": "${a}"})

    def test_bad_line(self):
        with self.assertRaises(ConfigError):
            load({}, "[db]\nhost")


if __name__ == "__main__":
    unittest.main()
