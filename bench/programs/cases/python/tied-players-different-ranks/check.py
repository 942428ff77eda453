import os
import sys

sys.path.insert(0, os.getcwd())

from arcade.leaderboard import Leaderboard, medal


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)


board = Leaderboard()
for player, score in [("ann", 300), ("bob", 500), ("cid", 300), ("dan", 200)]:
    assert board.submit(player, score)
assert [(r, p) for r, p, _ in board.standings()] == [(1, "bob"), (2, "ann"), (2, "cid"), (4, "dan")]
assert board.medals() == {"bob": "gold", "ann": "silver", "cid": "silver"}
assert board.rank_of("cid") == 2
board.submit("eve", 300)
assert [r for r, _, _ in board.standings()] == [1, 2, 2, 2, 5]
even = Leaderboard()
for player in "xyz":
    even.submit(player, 7)
assert [r for r, _, _ in even.standings()] == [1, 1, 1]
even.submit("w", 7)
even.submit("v", 6)
assert even.rank_of("v") == 5
even.submit("u", 6)
assert even.rank_of("v") == even.rank_of("u") == 5
assert Leaderboard().standings() == []
assert even.render()[0] == " 1. w             7"
