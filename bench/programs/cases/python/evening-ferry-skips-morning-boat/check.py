import os
import sys

sys.path.insert(0, os.getcwd())

from datetime import date, datetime
from ferries.timetable import Line, Trip

line = Line("north", 40).sail("07:15").sail("21:30", "123567")
assert line.next_departure(datetime(2024, 5, 2, 20, 0)) == datetime(2024, 5, 3, 7, 15)
assert line.next_departure(datetime(2024, 5, 2, 6, 0)) == datetime(2024, 5, 2, 7, 15)
assert line.next_departure(datetime(2024, 5, 3, 7, 15)) == datetime(2024, 5, 3, 7, 15)
assert line.next_departure(datetime(2024, 5, 3, 7, 16)) == datetime(2024, 5, 3, 21, 30)
assert line.next_departure(datetime(2024, 5, 3, 22, 0)) == datetime(2024, 5, 4, 7, 15)
early = Line("early", 15).sail("05:00")
assert early.next_departure(datetime(2024, 12, 31, 23, 0)) == datetime(2025, 1, 1, 5, 0)
early.close(date(2025, 1, 1))
assert early.next_departure(datetime(2024, 12, 31, 23, 0)) == datetime(2025, 1, 2, 5, 0)
weekly = Line("weekly", 15).sail("05:00", "1")
assert weekly.next_departure(datetime(2024, 5, 6, 5, 1)) == datetime(2024, 5, 13, 5, 0)
assert weekly.next_departure(datetime(2024, 5, 6, 5, 1), search_days=6) is None
assert Line("none", 5).next_departure(datetime(2024, 5, 6, 5, 1)) is None
trip = Trip([Line("a", 60).sail("22:00"), Line("b", 30).sail("06:30").sail("23:05")])
legs = trip.plan(datetime(2024, 5, 6, 21, 0))
assert legs[1] == ("b", datetime(2024, 5, 7, 6, 30), datetime(2024, 5, 7, 7, 0))
