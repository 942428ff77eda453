import unittest
from datetime import date

from timesheet.model import Project, TimeSheet

DAY = date(2024, 5, 15)


class TimeSheetTest(unittest.TestCase):
    def test_open_projects(self):
        sheet = TimeSheet("ann", [
            Project("ZOO", date(2024, 1, 1)),
            Project("ARK", date(2024, 1, 1), date(2024, 5, 15)),
            Project("OLD", date(2024, 1, 1), date(2024, 5, 14)),
            Project("NEW", date(2024, 5, 16)),
        ])
        self.assertEqual(sheet.choices(DAY), ["ARK", "ZOO"])

    def test_members(self):
        project = Project("ZOO", date(2024, 1, 1), members=("ann", "bo"))
        self.assertTrue(project.open_for("bo", DAY))
        self.assertFalse(project.open_for("cy", DAY))

    def test_book(self):
        sheet = TimeSheet("ann", [Project("ZOO", date(2024, 1, 1))])
        sheet.book("ZOO", DAY, 5)
        sheet.book("ZOO", DAY, 2)
        self.assertEqual(sheet.total("ZOO"), 7)
        self.assertEqual(sheet.on(DAY), 7)

    def test_long_day(self):
        sheet = TimeSheet("ann", [Project("ZOO", date(2024, 1, 1))])
        sheet.book("ZOO", DAY, 20)
        with self.assertRaises(ValueError):
            sheet.book("ZOO", DAY, 5)

    def test_unknown_project(self):
        with self.assertRaises(LookupError):
            TimeSheet("ann", []).book("ZOO", DAY, 1)


if __name__ == '__main__':
    unittest.main()
