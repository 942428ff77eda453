import unittest

from ui.themes import ThemeRegistry, DEFAULT_THEME


class ThemesTest(unittest.TestCase):
    def setUp(self):
        self.registry = ThemeRegistry()

    def test_get_is_a_copy(self):
        self.registry.get("default")["text"]["size"] = 99
        self.assertEqual(self.registry.setting("default", "text.size"), 12)

    def test_derive_new_section(self):
        self.registry.derive("fancy", {"links": {"colour": "blue"}})
        self.assertEqual(self.registry.setting("fancy", "links.colour"), "blue")
        self.assertEqual(self.registry.differences("fancy"), ["links.colour"])
        self.assertNotIn("links", DEFAULT_THEME)

    def test_names(self):
        self.registry.derive("plain", {})
        self.assertEqual(self.registry.names(), ["default", "plain"])
        with self.assertRaises(ValueError):
            self.registry.derive("plain", {})


if __name__ == '__main__':
    unittest.main()
