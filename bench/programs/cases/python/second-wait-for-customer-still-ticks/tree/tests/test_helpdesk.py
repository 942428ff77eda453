import unittest
from datetime import datetime, timedelta

from helpdesk import OPEN, SOLVED, Ticket, TicketError, overdue_report, worklist

START = datetime(2024, 5, 6, 8, 0)


def after(hours):
    return START + timedelta(hours=hours)


class TicketTest(unittest.TestCase):
    def setUp(self):
        self.ticket = Ticket(1, "Printer on fire", START)

    def test_clock_runs(self):
        self.assertEqual(self.ticket.working_time(after(3)), timedelta(hours=3))
        self.assertEqual(self.ticket.time_left(after(3)), timedelta(hours=21))

    def test_clock_stands_still_while_waiting(self):
        self.ticket.wait_for_customer(after(2))
        self.assertEqual(self.ticket.working_time(after(9)), timedelta(hours=2))

    def test_clock_goes_on_after_reply(self):
        self.ticket.wait_for_customer(after(2))
        self.ticket.customer_replied(after(10))
        self.assertEqual(self.ticket.status, OPEN)
        self.assertEqual(self.ticket.working_time(after(11)), timedelta(hours=3))

    def test_solved(self):
        self.ticket.solve(after(5))
        self.assertEqual(self.ticket.status, SOLVED)
        self.assertEqual(self.ticket.working_time(after(90)), timedelta(hours=5))

    def test_solved_while_waiting(self):
        self.ticket.wait_for_customer(after(2))
        self.ticket.solve(after(12))
        self.assertEqual(self.ticket.working_time(after(12)), timedelta(hours=2))

    def test_reopened_by_reply(self):
        self.ticket.solve(after(5))
        self.ticket.customer_replied(after(25))
        self.assertEqual(self.ticket.status, OPEN)
        self.assertEqual(self.ticket.working_time(after(26)), timedelta(hours=6))

    def test_cannot_wait_twice(self):
        self.ticket.wait_for_customer(after(1))
        with self.assertRaises(TicketError):
            self.ticket.wait_for_customer(after(2))

    def test_unknown_priority(self):
        with self.assertRaises(ValueError):
            Ticket(2, "Hm", START, "whenever")


class ListsTest(unittest.TestCase):
    def test_worklist(self):
        low = Ticket(1, "Colour", START, "low")
        urgent = Ticket(2, "Down", START, "urgent")
        done = Ticket(3, "Done", START)
        done.solve(after(1))
        self.assertEqual(worklist([low, done, urgent], after(2)), [urgent, low])

    def test_overdue(self):
        tickets = [Ticket(1, "Down", START, "urgent"), Ticket(2, "Slow", START)]
        self.assertEqual(overdue_report(tickets, after(5.5)), ["#1 Down: 1.5 h over"])


if __name__ == "__main__":
    unittest.main()
