import unittest

from bankcsv import split_fields, read_table, parse_amount, write_row


class BankcsvTest(unittest.TestCase):
    def test_plain_fields(self):
        self.assertEqual(split_fields("a;b;;c"), ["a", "b", "", "c"])

    def test_quoted_separator(self):
        self.assertEqual(split_fields('1;"Smith; Sons";x'), ["1", "Smith; Sons", "x"])

    def test_amounts(self):
        self.assertEqual(parse_amount("1.234,50"), 123450)
        self.assertEqual(parse_amount("-7,5"), -750)

    def test_table(self):
        self.assertEqual(read_table("id;name\n1;Ann\n\n2;Bob\n")[1], {"id": "2", "name": "Bob"})

    def test_write(self):
        self.assertEqual(write_row([1, 'a "b"', "c;d"]), '1;"a ""b""";"c;d"')


if __name__ == '__main__':
    unittest.main()
