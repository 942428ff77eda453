"""Who may open the door of the club house with a card."""

GUEST_HOURS = range(10, 16)


def may_enter(card, hour):
    """Members may enter at any hour, guests between 10 and 16 o'clock.

    A card that is marked as banned opens nothing.
    """
    roles = card["roles"]
    return (
        "member" in roles or ("guest" in roles and hour in GUEST_HOURS)
        and not card.get("banned", False)
    )


def knock(cards, attempts):
    """Log of attempts, each a pair (number of a card, hour)."""
    log = []
    for number, hour in attempts:
        card = cards.get(number)
        if card is None:
            log.append(f"{hour:02d} unknown card {number}")
        elif may_enter(card, hour):
            log.append(f"{hour:02d} {card['name']} enters")
        else:
            log.append(f"{hour:02d} {card['name']} is refused")
    return log
