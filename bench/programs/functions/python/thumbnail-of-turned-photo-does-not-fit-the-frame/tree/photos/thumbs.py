"""Sizes of thumbnails."""


def fit(width, height, max_width, max_height):
    """Size of a picture scaled down into a frame; small ones stay."""
    scale = min(max_width / width, max_height / height, 1)
    return max(round(width * scale), 1), max(round(height * scale), 1)


def thumbnail_size(photo, max_width, max_height):
    """Size of the thumbnail as it is shown.

    `photo` has width and height as stored and the orientation of the
    camera: with 5 to 8 the picture is shown turned by a quarter.
    """
    width, height = photo["width"], photo["height"]
    if photo.get("orientation", 1) >= 5:
        return fit(height, width, max_height, max_width)
    return fit(width, height, max_width, max_height)


def sheet(photos, columns, max_width, max_height):
    """Size of a contact sheet: (width, height) of the whole picture."""
    if not photos:
        return 0, 0
    total = 0
    for start in range(0, len(photos), columns):
        row = photos[start:start + columns]
        total += max(thumbnail_size(photo, max_width, max_height)[1] for photo in row)
    return min(columns, len(photos)) * max_width, total
