import os
import sys

sys.path.insert(0, os.getcwd())

from mower.program import Mower, ProgramError


def raises(exc, fn, *args, **kwargs):
    try:
        fn(*args, **kwargs)
    except exc:
        return
    raise AssertionError('%s not raised' % exc.__name__)

def end(text, **start):
    mower = Mower(**start).run(text)
    return (mower.x, mower.y, mower.heading)


assert end("F2 L90 F3") == (-3, 2, 270)
assert end("4[F2 R90]") == (0, 0, 0)
assert end("4[F2 L90]") == (0, 0, 0)
assert end("R270 R90 F1") == (0, 1, 0)
assert end("L45 F2") == (-2, 2, 315)
assert end("L450 F1") == (-1, 0, 270)
assert end("R720 F1") == (0, 1, 0)
assert end("R90 L90 F1") == (0, 1, 0)
assert end("L90 F1", heading=180) == (1, 0, 90)
assert end("R135 F1") == (1, -1, 135)
raises(ProgramError, Mower().run, "L30")
assert Mower().run("D 4[F1 L90]").mowed == {(0, 1), (-1, 1), (-1, 0), (0, 0)}
