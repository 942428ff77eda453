import unittest

from photos.thumbs import fit, sheet, thumbnail_size


class ThumbsTest(unittest.TestCase):
    def test_fit(self):
        self.assertEqual(fit(800, 600, 400, 100), (133, 100))
        self.assertEqual(fit(20, 10, 400, 100), (20, 10))

    def test_upright(self):
        self.assertEqual(thumbnail_size({"width": 800, "height": 600}, 400, 400), (400, 300))

    def test_turned(self):
        photo = {"width": 800, "height": 600, "orientation": 6}
        self.assertEqual(thumbnail_size(photo, 400, 400), (300, 400))

    def test_sheet(self):
        photo = {"width": 800, "height": 600}
        self.assertEqual(sheet([photo] * 3, 2, 400, 300), (800, 600))
