import { ingredientsFor } from "./recipe.js";
import { formatAmount, toBaseUnit } from "./units.js";

/** Adds up equal ingredients; "2 pc tomato" and "300 g tomato" stay apart. */
function addUp(ingredients) {
  const byKey = new Map();
  for (const ingredient of ingredients.map(toBaseUnit)) {
    const key = `${ingredient.name.toLowerCase()}|${ingredient.unit}`;
    const known = byKey.get(key);
    if (known) {
      known.amount += ingredient.amount;
    } else {
      byKey.set(key, ingredient);
    }
  }
  return [...byKey.values()];
}

/**
 * What to buy for a menu, a list of `{ recipe, persons }`. What is in the
 * larder, a list of ingredients, need not be bought.
 */
export function shoppingList(menu, larder = []) {
  const needed = addUp(menu.flatMap(({ recipe, persons }) => ingredientsFor(recipe, persons)));
  const stock = addUp(larder);

  return needed
    .map((item) => {
      const have = stock.find((s) => s.unit === item.unit && s.name.toLowerCase() === item.name.toLowerCase());
      return { name: item.name, unit: item.unit, amount: item.amount - (have?.amount ?? 0) };
    })
    .filter((item) => item.amount > 0)
    .sort((a, b) => a.name.localeCompare(b.name));
}

export function printList(items) {
  return items.map(({ name, amount, unit }) => `[ ] ${formatAmount(amount, unit)} ${name}`).join("\n");
}
