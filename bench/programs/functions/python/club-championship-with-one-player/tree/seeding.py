"""Draws for knock-out tournaments; names come with the strongest first."""

BYE = "bye"


def draw_size(players):
    """Places in the draw: the power of two that holds all the players."""
    size = 1
    while size < players:
        size *= 2
    return size


def seed_order(size):
    """Seeds from the top of the draw to the bottom.

    The two best can only meet in the final, the four best only in the
    semi-finals and so on.

    >>> seed_order(4)
    [1, 4, 2, 3]
    """
    if size == 2:
        return [1, 2]
    order = []
    for seed in seed_order(size // 2):
        order += [seed, size + 1 - seed]
    return order


def draw(names):
    """The names in the order of the draw, empty places have a bye."""
    return [
        names[seed - 1] if seed <= len(names) else BYE
        for seed in seed_order(draw_size(len(names)))
    ]


def first_round(names):
    """The pairs that play against each other in the first round."""
    places = draw(names)
    pairs = zip(places[::2], places[1::2])
    return [pair for pair in pairs if BYE not in pair]
