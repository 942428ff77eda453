from .recipe import Ingredient, Recipe, parse_ingredient
from .shopping import as_text, shopping_list

__all__ = ["Ingredient", "Recipe", "as_text", "parse_ingredient", "shopping_list"]
