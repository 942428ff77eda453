"""Height maps after rain. A map is a list of rows of equal length."""


def neighbours(r, c, rows, cols):
    for dr, dc in ((-1, 0), (0, -1), (0, 1), (1, 0)):
        nr, nc = r + dr, c + dc
        if 0 <= nr < rows and 0 <= nc < rows:
            yield nr, nc


def puddle_sizes(heights, level):
    """Sizes of the connected areas lower than `level`, largest first."""
    rows = len(heights)
    cols = len(heights[0]) if heights else 0
    wet = {
        (r, c)
        for r in range(rows)
        for c in range(cols)
        if heights[r][c] < level
    }
    sizes = []
    while wet:
        pool = [wet.pop()]
        size = 0
        while pool:
            cell = pool.pop()
            size += 1
            for other in neighbours(*cell, rows, cols):
                if other in wet:
                    wet.remove(other)
                    pool.append(other)
        sizes.append(size)
    return sorted(sizes, reverse=True)


def sinks(heights):
    """Cells lower than all of their neighbours, in reading order."""
    rows, cols = len(heights), len(heights[0]) if heights else 0
    found = []
    for r in range(rows):
        for c in range(cols):
            around = neighbours(r, c, rows, cols)
            if all(heights[r][c] < heights[nr][nc] for nr, nc in around):
                found.append((r, c))
    return found
