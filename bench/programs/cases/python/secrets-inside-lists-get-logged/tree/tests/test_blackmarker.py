import unittest

from blackmarker import EventLog, Redactor, Rules, clean_text, keep_tail


class RulesTest(unittest.TestCase):
    def test_names(self):
        rules = Rules()
        self.assertIsNotNone(rules.mask_for("API-Key"))
        self.assertIsNone(rules.mask_for("name"))
        self.assertIsNone(rules.show("token").mask_for("Token"))

    def test_keep_tail(self):
        self.assertEqual(keep_tail(4)("123456789012"), "***9012")
        self.assertEqual(keep_tail(4)("abc"), "***c")
        self.assertEqual(keep_tail(4)("a"), "***")


class TextTest(unittest.TestCase):
    def test_patterns(self):
        self.assertEqual(clean_text("Bearer abc.def ok"), "Bearer *** ok")
        self.assertEqual(clean_text("at ftp://joe:pw@host/x"), "at ftp://joe:***@host/x")
        self.assertEqual(clean_text("card 4111 1111 1111 1234."), "card ***1234.")


class RedactorTest(unittest.TestCase):
    def test_fields(self):
        self.assertEqual(
            Redactor().redact({"user": "ann", "Password": "x", "token": None}),
            {"user": "ann", "Password": "***", "token": None},
        )

    def test_nested(self):
        data = {"a": {"b": {"secret": 5, "n": 1}}}
        self.assertEqual(Redactor().redact(data), {"a": {"b": {"secret": "***", "n": 1}}})
        self.assertEqual(data["a"]["b"]["secret"], 5)

    def test_texts_in_lists(self):
        self.assertEqual(Redactor().redact(["Basic Zm9v", 3]), ["Basic ***", 3])
        self.assertEqual(Redactor().redact({"a": ("x", 1)}), {"a": ("x", 1)})

    def test_own_rules(self):
        redactor = Redactor(Rules([]).hide("iban", keep_tail(4)))
        self.assertEqual(redactor.redact({"IBAN": "DE0012345678", "token": "t"}), {"IBAN": "***5678", "token": "t"})

    def test_depth(self):
        self.assertEqual(Redactor(max_depth=1).redact({"a": {"b": {"c": 1}}}), {"a": {"b": "..."}})


class LogTest(unittest.TestCase):
    def test_write(self):
        log = EventLog()
        self.assertEqual(log.write("login", user="ann", password="x"), 'login {"password": "***", "user": "ann"}')
        self.assertEqual(log.write("tick"), "tick")
        self.assertEqual(log.find("ann"), log.lines[:1])

    def test_limit(self):
        log = EventLog(limit=2)
        for event in "abc":
            log.write(event)
        self.assertEqual(log.lines, ["b", "c"])


if __name__ == "__main__":
    unittest.main()
