"""The worm of the arcade game, a list of cells with the head in front."""

STEPS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}


def move(worm, direction, food=None):
    """The worm after one step, None when it bit itself.

    A worm that eats grows: its tail stays. Otherwise the tail moves on, and
    the head may take the cell that the tail leaves.
    """
    dx, dy = STEPS[direction]
    x, y = worm[0]
    head = (x + dx, y + dy)
    body = list(worm)
    if head in body:
        return None
    if head != food:
        body.pop()
    return [head] + body


def run(worm, directions, food=()):
    """Move along; the number of steps survived and the last worm."""
    food = set(food)
    for count, direction in enumerate(directions):
        x, y = worm[0]
        dx, dy = STEPS[direction]
        target = (x + dx, y + dy)
        moved = move(worm, direction, target if target in food else None)
        if moved is None:
            return count, worm
        food.discard(target)
        worm = moved
    return len(directions), worm
