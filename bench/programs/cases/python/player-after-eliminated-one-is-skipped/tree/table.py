"""Whose turn it is at a table of a party game with eliminations."""


class GameOver(Exception):
    pass


class Table:
    """Seats in playing order; the turn passes on until one player is left."""

    def __init__(self, players):
        players = list(players)
        if len(players) < 2:
            raise ValueError("need at least two players")
        if len(set(players)) != len(players):
            raise ValueError("player names must differ")
        self._seats = players
        self._turn = 0
        self._step = 1
        self._out = []
        self.round = 1

    @property
    def players(self):
        return list(self._seats)

    @property
    def current(self):
        return self._seats[self._turn]

    @property
    def winner(self):
        return self._seats[0] if len(self._seats) == 1 else None

    @property
    def standings(self):
        """Everybody, best first; those still playing in seating order."""
        return self._seats + self._out[::-1]

    def end_turn(self):
        """Pass the turn on and return the name of the player who has it now."""
        self._require_running()
        following = self._turn + self._step
        if not 0 <= following < len(self._seats):
            self.round += 1
        self._turn = following % len(self._seats)
        return self.current

    def reverse(self):
        """Play goes the other way round from now on."""
        self._require_running()
        self._step = -self._step

    def upcoming(self, count):
        """The names of the next players, the current one first."""
        size = len(self._seats)
        return [
            self._seats[(self._turn + self._step * ahead) % size]
            for ahead in range(count)
        ]

    def eliminate(self, player):
        """Take a player off the table.

        When it was that player's turn, the turn goes to the next one in the
        direction of play; otherwise the turn stays where it is.
        """
        self._require_running()
        if player not in self._seats:
            raise KeyError(player)
        seat = self._seats.index(player)
        had_turn = seat == self._turn
        self._seats.remove(player)
        self._out.append(player)
        if had_turn and self._step < 0:
            self._turn -= 1
        self._turn %= len(self._seats)

    def _require_running(self):
        if len(self._seats) == 1:
            raise GameOver(f"{self._seats[0]} has won")
