import unittest

from phones.forwarding import destination, redirect, unreachable


class ForwardingTest(unittest.TestCase):
    def test_not_forwarded(self):
        self.assertEqual(destination(20, {21: 20}), 20)

    def test_chain(self):
        self.assertEqual(destination(21, {21: 22, 22: 23}), 23)

    def test_to_itself(self):
        self.assertIsNone(destination(21, {21: 21}))

    def test_circle_of_two(self):
        self.assertEqual(unreachable([20, 21, 22], {21: 22, 22: 21}), [21, 22])

    def test_redirect(self):
        self.assertEqual(redirect({21: 22}, 22, 23), {21: 22, 22: 23})

    def test_redirect_refused(self):
        with self.assertRaises(ValueError):
            redirect({21: 22}, 22, 21)


if __name__ == "__main__":
    unittest.main()
