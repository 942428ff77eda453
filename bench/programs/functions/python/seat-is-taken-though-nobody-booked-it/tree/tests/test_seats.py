import unittest

from hall.seats import Hall


class HallTest(unittest.TestCase):
    def setUp(self):
        self.hall = Hall(5, 6)

    def test_book(self):
        self.assertTrue(self.hall.book(2, 3, "Eva"))
        self.assertFalse(self.hall.book(2, 3, "Jan"))
        self.assertEqual(self.hall.guest(2, 3), "Eva")
        self.assertIsNone(self.hall.guest(3, 2))

    def test_cancel(self):
        self.hall.book(1, 1, "Eva")
        self.assertEqual(self.hall.cancel(1, 1), "Eva")
        self.assertIsNone(self.hall.cancel(1, 1))

    def test_free(self):
        self.hall.book(5, 2, "Eva")
        self.assertEqual(self.hall.free_in_row(5), [1, 3, 4, 5, 6])
        self.assertEqual(self.hall.neighbours(5, 4), 3)

    def test_no_such_seat(self):
        with self.assertRaises(ValueError):
            self.hall.book(6, 1, "Eva")
