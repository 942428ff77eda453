class Safe:
    """A safe that locks itself up after three wrong codes in a row.

    Once blocked only `service` with the master code helps, which also
    leaves it closed.
    """

    LIMIT = 3

    def __init__(self, code, master):
        self._code = code
        self._master = master
        self._wrong = 0
        self.state = "closed"

    def enter(self, code):
        """Try a code at the closed door; True when it opens."""
        if self.state != "closed":
            return False
        if code == self._code:
            self.state = "open"
            return True
        self._wrong += 1
        if self._wrong >= self.LIMIT:
            self.state = "blocked"
        return False

    def close(self):
        if self.state == "open":
            self.state = "closed"

    def service(self, master):
        if self.state == "blocked" and master == self._master:
            self.state = "closed"
            self._wrong = 0
