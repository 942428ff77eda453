"""Postage of parcels, in cents."""

STEPS = [(1000, 450), (3000, 620), (10000, 980)]
GIRTH = 200


def base_price(grams):
    """Price by weight; ValueError above ten kilograms."""
    for limit, price in STEPS:
        if grams <= limit:
            return price
    raise ValueError("too heavy")


def surcharges(parcel):
    """What is added to the price, each with its reason.

    Oversize is a parcel whose length and girth are more than 200 cm together.
    """
    added = []
    length, *rest = sorted(parcel["size"], reverse=True)
    if length + 2 * sum(rest) > GIRTH:
        added.append(("oversize", 700))
    elif parcel.get("fragile"):
        added.append(("fragile", 250))
    if parcel.get("country", "DE") != "DE":
        added.append(("abroad", 500))
    return added


def postage(parcel):
    return base_price(parcel["grams"]) + sum(cents for _, cents in surcharges(parcel))
