import os
import sys

sys.path.insert(0, os.getcwd())

from stage.watch import StageWatch, clock

w = StageWatch()
w.start(0)
w.pause(600)
assert w.elapsed(600) == 600
w.start(1500)
assert w.elapsed(1800) == 900
w.pause(1800)
assert w.elapsed(1800) == 900
assert w.elapsed(9999) == 900
w.pause(1900)
assert w.elapsed(2000) == 900
w.start(2000)
w.start(2050)
assert w.elapsed(2100) == 1000
w.pause(2100)
assert w.lap(2200) == 1000
w.start(3000)
w.pause(3010)
assert w.lap(3500) == 10
assert w.laps == [1000, 10]
assert w.best_lap() == (2, 10)
w.reset()
assert not w.running and w.elapsed(5) == 0
w.start(10)
w.pause(25)
assert w.elapsed(99) == 15
assert w.lap(99) == 15
assert clock(3725) == "1:02:05"
