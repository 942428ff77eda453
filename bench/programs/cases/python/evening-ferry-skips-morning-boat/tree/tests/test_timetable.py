import unittest
from datetime import date, datetime

from ferries.timetable import Line, Trip


def north():
    return Line("north", 40).sail("15:30").sail("07:15", "12345").sail("09:00", "67").sail("18:45", "5")


class TimetableTest(unittest.TestCase):
    def test_departures_are_sorted(self):
        # 2024-05-03 is a Friday
        clocks = [d.strftime("%H:%M") for d in north().departures(date(2024, 5, 3))]
        self.assertEqual(clocks, ["07:15", "15:30", "18:45"])

    def test_closed_day(self):
        self.assertEqual(north().close(date(2024, 5, 3)).departures(date(2024, 5, 3)), [])

    def test_next_departure_same_day(self):
        self.assertEqual(north().next_departure(datetime(2024, 5, 3, 8, 0)), datetime(2024, 5, 3, 15, 30))
        self.assertEqual(north().next_departure(datetime(2024, 5, 3, 15, 30)), datetime(2024, 5, 3, 15, 30))

    def test_weekly_boat(self):
        line = Line("supply", 90).sail("12:00", "1")
        self.assertEqual(line.next_departure(datetime(2024, 5, 1, 6, 0)), datetime(2024, 5, 6, 12, 0))
        self.assertIsNone(line.next_departure(datetime(2024, 5, 1, 6, 0), search_days=2))

    def test_trip(self):
        trip = Trip([north(), Line("outer", 20).sail("08:00").sail("08:30")])
        legs = trip.plan(datetime(2024, 5, 3, 7, 0))
        self.assertEqual([leg[0] for leg in legs], ["north", "outer"])
        self.assertEqual(legs[1][1:], (datetime(2024, 5, 3, 8, 30), datetime(2024, 5, 3, 8, 50)))


if __name__ == "__main__":
    unittest.main()
