"""Reader and writer for the bank's semicolon separated exports."""


def split_fields(line, separator=";"):
    """Split one line; fields in double quotes may contain the separator.

    A doubled quote inside a quoted field stands for one quote.
    """
    fields, current, quoted = [], "", False
    position = 0
    while position < len(line):
        char = line[position]
        if quoted and char == '""':
            current += '"'
            position += 1
        elif char == '"':
            quoted = not quoted
        elif char == separator and not quoted:
            fields.append(current)
            current = ""
        else:
            current += char
        position += 1
    fields.append(current)
    return fields


def parse_amount(text):
    """'1.234,50' -> 123450 (cents)."""
    whole, _, cents = text.strip().replace(".", "").partition(",")
    sign = -1 if whole.startswith("-") else 1
    return sign * (abs(int(whole)) * 100 + int(cents.ljust(2, "0") or 0))


def read_table(text):
    lines = [line for line in text.splitlines() if line.strip()]
    header = split_fields(lines[0])
    return [dict(zip(header, split_fields(line))) for line in lines[1:]]


def write_row(fields, separator=";"):
    cells = []
    for field in fields:
        text = str(field)
        if separator in text or '"' in text:
            text = '"' + text.replace('"', '""') + '"'
        cells.append(text)
    return separator.join(cells)
