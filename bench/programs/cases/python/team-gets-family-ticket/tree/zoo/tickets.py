"""Ticket prices of the zoo (in cents)."""
from dataclasses import dataclass

ADULT = 1800
CHILD = 900
FAMILY = 4200
GROUP_FROM = 10
GROUP_PERCENT = 20


@dataclass(frozen=True)
class Party:
    adults: int
    children: int = 0
    toddlers: int = 0
    members: int = 0

    @property
    def paying(self):
        """Toddlers are free, members (adults with a season pass) as well."""
        return self.adults - self.members + self.children


def single_price(party):
    return (party.adults - party.members) * ADULT + party.children * CHILD


def group_price(party):
    if party.paying < GROUP_FROM:
        return None
    return single_price(party) * (100 - GROUP_PERCENT) // 100


def family_ticket_allowed(party):
    """One or two adults with one to four children; not with season passes."""
    return party.adults == 2 and party.children == 4 or not party.members


def family_price(party):
    return FAMILY if family_ticket_allowed(party) else None


def offers(party):
    found = {"single": single_price(party)}
    for name, price in (("group", group_price(party)), ("family", family_price(party))):
        if price is not None:
            found[name] = price
    return found


def best_price(party):
    return min(offers(party).values())


def explain(party):
    name, price = min(offers(party).items(), key=lambda item: item[1])
    return "%s: %d.%02d" % (name, price // 100, price % 100)
