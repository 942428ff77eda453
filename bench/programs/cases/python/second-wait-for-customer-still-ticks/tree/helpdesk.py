"""Support tickets and how long they may take."""

from datetime import timedelta

OPEN, WAITING, SOLVED = "open", "waiting", "solved"

TARGETS = {
    "urgent": timedelta(hours=4),
    "normal": timedelta(hours=24),
    "low": timedelta(hours=72),
}


class TicketError(Exception):
    """The ticket is not in a state that allows this."""


class Ticket:
    """The clock of a ticket stands still while we wait for the customer."""

    def __init__(self, number, subject, opened_at, priority="normal"):
        if priority not in TARGETS:
            raise ValueError(f"unknown priority: {priority}")
        self.number = number
        self.subject = subject
        self.priority = priority
        self.opened_at = opened_at
        self.status = OPEN
        self.solved_at = None
        self._waiting_since = None
        self._paused = timedelta()

    def wait_for_customer(self, now):
        if self.status != OPEN:
            raise TicketError(f"#{self.number} is {self.status}")
        self.status = WAITING
        self._waiting_since = now

    def customer_replied(self, now):
        if self.status == SOLVED:
            self._reopen(now)
        elif self.status == WAITING:
            self._stop_waiting(now)
            self.status = OPEN

    def solve(self, now):
        if self.status == SOLVED:
            raise TicketError(f"#{self.number} is solved already")
        if self.status == WAITING:
            self._stop_waiting(now)
        self.status = SOLVED
        self.solved_at = now

    def working_time(self, now):
        """How long the ticket has been ours to deal with."""
        end = self.solved_at or self._waiting_since or now
        return end - self.opened_at - self._paused

    def time_left(self, now):
        return TARGETS[self.priority] - self.working_time(now)

    def is_overdue(self, now):
        return self.time_left(now) < timedelta()

    def _reopen(self, now):
        self._paused += now - self.solved_at
        self.solved_at = None
        self.status = OPEN

    def _stop_waiting(self, now):
        self._paused = now - self._waiting_since
        self._waiting_since = None


def worklist(tickets, now):
    """Open tickets, the most pressing first."""
    mine = [ticket for ticket in tickets if ticket.status == OPEN]
    return sorted(mine, key=lambda t: (t.time_left(now), t.number))


def overdue_report(tickets, now):
    """One line for each unsolved ticket that took too long."""
    lines = []
    for ticket in tickets:
        if ticket.status != SOLVED and ticket.is_overdue(now):
            hours = -ticket.time_left(now) / timedelta(hours=1)
            lines.append(f"#{ticket.number} {ticket.subject}: {hours:.1f} h over")
    return lines
