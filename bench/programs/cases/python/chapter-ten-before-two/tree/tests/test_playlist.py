import unittest

from media.playlist import Playlist, parse_track


class PlaylistTest(unittest.TestCase):
    def test_parse(self):
        self.assertEqual(parse_track("Vol 2/Chapter 10.MP3"), ("Vol 2", "Chapter 10"))
        self.assertEqual(parse_track("intro.txt"), ("", "intro.txt"))

    def test_order(self):
        playlist = Playlist(["b 2.mp3", "A 1.mp3", "b 1.mp3"])
        self.assertEqual(playlist.titles(), ["A 1", "b 1", "b 2"])
        self.assertEqual(playlist.after("b 1.mp3"), "b 2.mp3")
        self.assertIsNone(playlist.after("b 2.mp3"))

    def test_add_once(self):
        playlist = Playlist()
        playlist.add("x.ogg")
        playlist.add("x.ogg")
        self.assertEqual(playlist.to_m3u(), "#EXTM3U\nx.ogg\n")

    def test_folders(self):
        self.assertEqual(Playlist(["v2/a.mp3", "v1/b.mp3", "v1/a.mp3"]).folders(), ["v1", "v2"])


if __name__ == '__main__':
    unittest.main()
