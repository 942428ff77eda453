import os
import sys
from datetime import date, datetime

sys.path.insert(0, os.getcwd())
from fares import CardAccount

card = CardAccount("7781")
got = [
    card.tap("rail", datetime(2024, 3, 8, 10, 0)),
    card.tap("rail", datetime(2024, 3, 8, 12, 0)),
    card.tap("rail", datetime(2024, 3, 8, 21, 0)),
    card.tap("bus", datetime(2024, 3, 8, 23, 50)),
    card.tap("bus", datetime(2024, 3, 9, 0, 40)),
]
assert got == [280, 280, 280, 10, 0], got
assert card.statement() == [(date(2024, 3, 8), 5, 850)], card.statement()
assert card.tap("bus", datetime(2024, 3, 9, 3, 59)) == 0
assert card.tap("bus", datetime(2024, 3, 9, 4, 0)) == 175

# night rides must not use up the cap of the day that follows
card = CardAccount("1")
got = [card.tap("rail", datetime(2024, 3, 9, hour, 0)) for hour in (0, 1, 2, 10, 12, 14, 20)]
assert got == [280, 280, 280, 280, 280, 280, 10], got
assert card.statement() == [(date(2024, 3, 8), 3, 840), (date(2024, 3, 9), 4, 850)]

# across the end of a month
card = CardAccount("2")
got = [card.tap("rail", datetime(2024, 2, 29, hour, 0)) for hour in (10, 12, 14)]
got += [card.tap("rail", datetime(2024, 3, 1, 2, 0))]
assert got == [280, 280, 280, 10], got

# unchanged
card = CardAccount("3")
assert card.tap("tram", datetime(2024, 3, 5, 8, 0)) == 240
assert card.tap("bus", datetime(2024, 3, 6, 0, 30)) == 175
assert card.tap("rail", datetime(2024, 3, 6, 17, 0)) == 390
assert [row[1:] for row in card.statement()] == [(2, 415), (1, 390)]
