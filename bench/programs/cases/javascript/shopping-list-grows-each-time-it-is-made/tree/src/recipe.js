/** The ingredients of a recipe for so many persons. */
export function ingredientsFor(recipe, persons = recipe.serves) {
  if (persons === recipe.serves) return recipe.ingredients;

  const factor = persons / recipe.serves;
  return recipe.ingredients.map((ingredient) => ({
    ...ingredient,
    amount: ingredient.amount * factor,
  }));
}
