const BASE = {
  g: ["g", 1],
  kg: ["g", 1000],
  ml: ["ml", 1],
  l: ["ml", 1000],
  pc: ["pc", 1],
};

/** `{ amount: 1.5, unit: "kg" }` becomes `{ amount: 1500, unit: "g" }`. */
export function toBaseUnit(ingredient) {
  const base = BASE[ingredient.unit];
  if (!base) throw new TypeError(`Unknown unit: ${ingredient.unit}`);
  const [unit, factor] = base;
  if (factor === 1) return ingredient;
  return { ...ingredient, amount: ingredient.amount * factor, unit };
}

export function formatAmount(amount, unit) {
  if (unit === "pc") return String(Math.ceil(amount));
  const big = unit === "g" ? "kg" : "l";
  return amount >= 1000 ? `${Number((amount / 1000).toFixed(2))} ${big}` : `${Math.round(amount)} ${unit}`;
}
