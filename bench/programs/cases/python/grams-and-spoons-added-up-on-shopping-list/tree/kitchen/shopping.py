def shopping_list(meals, pantry=()):
    """What to buy for (recipe, servings) pairs, by name.

    What several recipes need is added up. Names in the pantry are at home.
    """
    at_home = {name.lower() for name in pantry}
    needed = {}
    for recipe, servings in meals:
        for ingredient in recipe.for_servings(servings):
            key = ingredient.name.lower()
            if key in at_home:
                continue
            if key in needed:
                ingredient = needed[key].plus(ingredient)
            needed[key] = ingredient
    return sorted(needed.values(), key=lambda item: (item.name.lower(), item.unit))


def as_text(ingredient):
    amount = ingredient.amount
    number = str(amount) if amount.denominator == 1 else f"{float(amount):.2f}".rstrip("0").rstrip(".")
    return " ".join(part for part in (number, ingredient.unit, ingredient.name) if part)
