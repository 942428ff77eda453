"""Address labels out of the rows of the contact table."""

HOME = "GERMANY"


def label(contact):
    """The lines of one label.

    Columns that are empty (NULL, that is None, or "") leave no line.
    The country is printed in capitals, and only for letters abroad.
    """
    lines = [contact["name"]]
    for column in ("company", "street"):
        if contact.get(column):
            lines.append(contact[column])
    town = " ".join(part for part in (contact.get("postcode"), contact.get("town")) if part)
    if town:
        lines.append(town)
    country = contact.get("country", "").strip().upper()
    if country and country != HOME:
        lines.append(country)
    return lines


def sheet(contacts, height=5):
    """All labels of a sheet, each filled up to `height` lines."""
    lines = []
    for contact in contacts:
        text = label(contact)
        lines.extend(text + [""] * (height - len(text)))
    return lines
