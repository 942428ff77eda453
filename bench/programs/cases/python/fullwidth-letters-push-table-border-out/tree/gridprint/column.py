"""What a column shows and how."""

ALIGNMENTS = ("left", "right", "center")


class Column:
    def __init__(self, key, title=None, align=None, max_width=None, missing="-"):
        if align is not None and align not in ALIGNMENTS:
            raise ValueError("align must be one of %s" % ", ".join(ALIGNMENTS))
        self.key = key
        self.title = key if title is None else title
        self.align = align
        self.max_width = max_width
        self.missing = missing

    def text(self, record):
        value = record.get(self.key)
        if value is None:
            return self.missing
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, float):
            return "%.2f" % value
        return str(value)

    def alignment(self, records):
        """Numbers go to the right unless told otherwise."""
        if self.align:
            return self.align
        values = [record.get(self.key) for record in records]
        numbers = [
            isinstance(value, (int, float)) and not isinstance(value, bool)
            for value in values
            if value is not None
        ]
        return "right" if numbers and all(numbers) else "left"
