import os
import sys

sys.path.insert(0, os.getcwd())

from payroll.shift import Payroll, Shift

assert Shift("22:00", "06:00").night() == 480
assert Payroll(20).pay(Shift("22:00", "06:00")) == 200.0
assert Shift("20:00", "04:00").night() == 360
assert Shift("23:00", "08:00").night() == 420
assert Shift("18:00", "00:30").night() == 150
assert Shift("16:00", "24:00").night() == 120
assert Shift("00:00", "08:00").night() == 360
assert Shift("05:30", "13:30").night() == 30
assert Shift("06:00", "22:00").night() == 0
assert Shift("05:00", "23:00").night() == 120
assert Shift("02:00", "01:00").night() == 240 + 180
assert Shift("22:00", "06:00", pause=30).worked() == 450
assert Payroll(10).pay(Shift("21:00", "07:00")) == 100 + 20 + 10
assert Payroll(10).total([Shift("08:00", "12:00"), Shift("22:00", "02:00")]) == 90.0
assert Payroll(10).hours([Shift("22:00", "02:15"), Shift("08:00", "09:00")]) == "5:15"
