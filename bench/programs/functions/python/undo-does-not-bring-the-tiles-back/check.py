import os, sys; sys.path.insert(0, os.getcwd())
import signal

from tiles.board import Board


def play(tiles, script):
    board = Board(tiles)
    for move in script.split():
        if move[0] == "s":
            board.swap(int(move[1]), int(move[2]))
        elif move[0] == "d":
            board.drop(int(move[1]))
        elif move[0] == "r":
            board.rotate(int(move[1]))
        else:
            board.undo()
    return board.tiles

failures = []
total = 0


def _expire(signum, frame):
    raise TimeoutError("took too long")


signal.signal(signal.SIGVTALRM, _expire)


def eq(label, call, want):
    global total
    total += 1
    try:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0.4)
        try:
            got = call()
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    except BaseException as error:
        if isinstance(want, type) and issubclass(want, Exception) and type(error) is want:
            return
        failures.append(f"{label}: raised {type(error).__name__}: {error}")
        if sum("TimeoutError" in failure for failure in failures) > 1:
            print("\n".join(failures))
            sys.exit(1)
        return
    if type(got) is not type(want) or got != want:
        failures.append(f"{label}: got {got!r}, want {want!r}")


eq('play("ABC", "s02 u")', lambda: play("ABC", "s02 u"), ['A', 'B', 'C'])
eq('play("AB", "s01 s01 u")', lambda: play("AB", "s01 s01 u"), ['B', 'A'])
eq('play("ABC", "s01 s12 u")', lambda: play("ABC", "s01 s12 u"), ['B', 'A', 'C'])
eq('play("ABC", "s01 s12 u u")', lambda: play("ABC", "s01 s12 u u"), ['A', 'B', 'C'])
eq('play("ABCD", "r1 s01 u")', lambda: play("ABCD", "r1 s01 u"), ['B', 'C', 'D', 'A'])
eq('play("ABCD", "s03 d0 u u")', lambda: play("ABCD", "s03 d0 u u"), ['A', 'B', 'C', 'D'])
eq('play("ABC", "s12 r1 u u")', lambda: play("ABC", "s12 r1 u u"), ['A', 'B', 'C'])
eq('play("ABC", "s12 r1 s01 u")', lambda: play("ABC", "s12 r1 s01 u"), ['C', 'B', 'A'])
eq('play("ABC", "u")', lambda: play("ABC", "u"), ['A', 'B', 'C'])
eq('play("ABC", "s02")', lambda: play("ABC", "s02"), ['C', 'B', 'A'])
eq('play("ABC", "d1")', lambda: play("ABC", "d1"), ['A', 'C'])
eq('play("ABC", "d1 u")', lambda: play("ABC", "d1 u"), ['A', 'B', 'C'])
eq('play("ABC", "r2 u")', lambda: play("ABC", "r2 u"), ['A', 'B', 'C'])
eq('play("ABC", "r1 d0 u")', lambda: play("ABC", "r1 d0 u"), ['B', 'C', 'A'])
eq('play("ABC", "s00 u")', lambda: play("ABC", "s00 u"), ['A', 'B', 'C'])
eq('play("", "r1 u")', lambda: play("", "r1 u"), [])
eq('Board("AB").undo()', lambda: Board("AB").undo(), False)
eq('Board("AB").moves', lambda: Board("AB").moves, 0)

for failure in failures:
    print(failure)
print(f"{total - len(failures)} of {total} right")
sys.exit(1 if failures else 0)
