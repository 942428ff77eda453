import os
import sys
from datetime import datetime, timedelta

sys.path.insert(0, os.getcwd())

from helpdesk import Ticket, overdue_report

START = datetime(2024, 5, 6, 8)


def at(h):
    return START + timedelta(hours=h)


def worked(t, h):
    return t.working_time(at(h)) / timedelta(hours=1)


t = Ticket(1, "a", START)
t.wait_for_customer(at(1))
assert worked(t, 5) == 1
t.customer_replied(at(21))
assert worked(t, 21) == 1
t.wait_for_customer(at(22))
assert worked(t, 22) == 2
t.customer_replied(at(27))
assert worked(t, 27) == 2
assert worked(t, 30) == 5
assert t.time_left(at(30)) == timedelta(hours=19)
assert not t.is_overdue(at(30)) and overdue_report([t], at(30)) == []

# three times, the last ended by solving
t.wait_for_customer(at(31))
assert worked(t, 40) == 6
t.solve(at(41))
assert worked(t, 99) == 6

# waiting after having been reopened
t = Ticket(2, "b", START)
t.solve(at(2))
t.customer_replied(at(12))
t.wait_for_customer(at(13))
t.customer_replied(at(16))
assert worked(t, 17) == 4

# reopened twice with a wait in between
t = Ticket(3, "c", START)
t.solve(at(1))
t.customer_replied(at(2))
t.wait_for_customer(at(3))
t.solve(at(6))
assert worked(t, 6) == 2
t.customer_replied(at(10))
assert worked(t, 11) == 3

# unchanged
t = Ticket(4, "d", START)
t.wait_for_customer(at(2))
t.customer_replied(at(10))
t.customer_replied(at(11))
assert worked(t, 11) == 3
t = Ticket(5, "e", START, "urgent")
assert overdue_report([t], at(5.5)) == ["#5 e: 1.5 h over"]
t.solve(at(6))
t.customer_replied(at(7))
t.solve(at(8))
t.customer_replied(at(10))
assert worked(t, 11) == 8
