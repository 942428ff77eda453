import { parseAmount, formatAmount } from './amount.js';

// One ingredient per line: amount | unit | name
export function parseRecipe(text) {
  const lines = text.split('\n').filter(line => line.trim() !== '');
  return lines.map(line => {
    const [amount, unit, name] = line.split('|').map(part => part.trim());
    return { amount: parseAmount(amount), unit, name };
  });
}

export function scale(recipe, servings, wanted) {
  return recipe.map(item => ({ ...item, amount: (item.amount * wanted) / servings }));
}

export function printRecipe(recipe) {
  return recipe
    .map(({ amount, unit, name }) => [formatAmount(amount), unit, name].filter(Boolean).join(' '))
    .join('\n');
}
