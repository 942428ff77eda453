import sys

sys.path.insert(0, sys.argv[1])
from pylib.textwrap import fill, shorten, wrap

assert wrap("aaaa bbbbbbbbbb", width=5) == ["aaaa", "bbbbb", "bbbbb"]
assert wrap("spam egg supercalifragilistic", width=9) == ["spam egg", "supercali", "fragilist", "ic"]
assert wrap("Did you say supercalifragilisticexpialidocious?", 12)[0] == "Did you say"
assert fill("aa bbbbbb", 3) == "aa\nbbb\nbbb"
assert wrap("aaaa bbbbbbbbbb", width=6) == ["aaaa b", "bbbbbb", "bbb"]
assert wrap("aaaa bbbbbbbbbb", width=5, break_long_words=False) == ["aaaa", "bbbbbbbbbb"]
assert wrap("aaaa bbbbbbbbbb", width=5, drop_whitespace=False) == ["aaaa ", "bbbbb", "bbbbb"]
assert wrap("abcdefg", width=3) == ["abc", "def", "g"]
assert wrap("spam-eggs and ham", width=5) == ["spam-", "eggs", "and", "ham"]
assert shorten("Hello  world!", width=11) == "Hello [...]"
assert wrap("one two three", width=7) == ["one two", "three"]
