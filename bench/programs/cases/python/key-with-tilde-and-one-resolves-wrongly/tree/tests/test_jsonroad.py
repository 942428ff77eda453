import unittest

from jsonroad import NotFound, PatchError, PointerError, apply, build, changed, exists, leaves, parse, resolve

DOC = {"users": [{"name": "Ann"}, {"name": "Bob"}], "a/b": 1, "m~n": 2, "": 3}


class PointerTest(unittest.TestCase):
    def test_resolve(self):
        self.assertEqual(resolve(DOC, "/users/1/name"), "Bob")
        self.assertIs(resolve(DOC, ""), DOC)
        self.assertEqual(resolve(DOC, "/"), 3)

    def test_escapes(self):
        self.assertEqual(resolve(DOC, "/a~1b"), 1)
        self.assertEqual(resolve(DOC, "/m~0n"), 2)

    def test_build(self):
        self.assertEqual(build(["a/b", 0, "m~n"]), "/a~1b/0/m~0n")
        self.assertEqual(parse("/x/0"), ["x", "0"])

    def test_missing(self):
        with self.assertRaises(NotFound):
            resolve(DOC, "/users/2")
        self.assertFalse(exists(DOC, "/users/0/age"))
        with self.assertRaises(PointerError):
            resolve(DOC, "/users/01")
        with self.assertRaises(PointerError):
            parse("users")


class PatchTest(unittest.TestCase):
    def test_add_and_remove(self):
        result = apply(DOC, [
            {"op": "add", "path": "/users/-", "value": {"name": "Cid"}},
            {"op": "remove", "path": "/users/0"},
        ])
        self.assertEqual([user["name"] for user in result["users"]], ["Bob", "Cid"])
        self.assertEqual(len(DOC["users"]), 2)

    def test_replace(self):
        self.assertEqual(apply([1, 2], [{"op": "replace", "path": "/0", "value": 5}]), [5, 2])

    def test_move(self):
        self.assertEqual(apply({"a": 1}, [{"op": "move", "from": "/a", "path": "/b"}]), {"b": 1})

    def test_test(self):
        with self.assertRaises(PatchError) as caught:
            apply({"a": 1}, [{"op": "test", "path": "/a", "value": 1}, {"op": "test", "path": "/a", "value": 2}])
        self.assertEqual(caught.exception.index, 1)

    def test_unknown(self):
        with self.assertRaises(PatchError):
            apply({}, [{"op": "swap", "path": "/a"}])


class WalkTest(unittest.TestCase):
    def test_leaves(self):
        self.assertEqual(list(leaves({"a": [1, {}], "b": None})), [("/a/0", 1), ("/a/1", {}), ("/b", None)])

    def test_changed(self):
        self.assertEqual(changed({"a": 1, "b": 2}, {"a": 1, "b": 3, "c": None}), ["/b", "/c"])


if __name__ == "__main__":
    unittest.main()
