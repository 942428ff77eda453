// Scales recipes to another number of servings and builds a shopping list.

const TO_BASE = {
  g: ["g", 1],
  kg: ["g", 1000],
  ml: ["ml", 1],
  l: ["ml", 1000],
  tsp: ["ml", 5],
  tbsp: ["ml", 15],
  cup: ["ml", 240],
};

const FRACTIONS = { "½": 0.5, "¼": 0.25, "¾": 0.75, "⅓": 1 / 3, "⅔": 2 / 3 };

export function parseQuantity(text) {
  let total = 0;
  for (const part of text.trim().split(/\s+/)) {
    const mixed = part.match(/^(\d*)([½¼¾⅓⅔])$/);
    if (mixed) {
      total += Number(mixed[1] || 0) + FRACTIONS[mixed[2]];
    } else if (part.includes("/")) {
      const [top, bottom] = part.split("/").map(Number);
      total += top / bottom;
    } else {
      total += Number(part.replace(",", "."));
    }
  }
  return total;
}

export function parseIngredient(line) {
  const match = line.trim().match(/^([\d.,/½¼¾⅓⅔\s]+)?(.*)$/);
  const quantity = match[1]?.trim() ? parseQuantity(match[1]) : null;
  const words = match[2].trim().split(/\s+/);
  const unit = words[0].toLowerCase().replace(/\.$/, "");
  const hasUnit = quantity !== null && words.length > 1 && unit in TO_BASE;
  const rest = (hasUnit ? words.slice(1) : words).join(" ");
  const [name, ...notes] = rest.split(",");
  return {
    quantity,
    unit: hasUnit ? unit : "",
    name: name.trim().toLowerCase(),
    note: notes.join(",").trim(),
  };
}

export function scaleIngredient(ingredient, factor) {
  if (ingredient.quantity === null) return { ...ingredient };
  return { ...ingredient, quantity: ingredient.quantity * factor };
}

export function scaleRecipe(recipe, servings) {
  const factor = servings / recipe.servings;
  return {
    ...recipe,
    servings,
    ingredients: recipe.ingredients.map((item) => scaleIngredient(item, factor)),
  };
}

function toBase({ quantity, unit }) {
  const [base, size] = TO_BASE[unit] ?? ["", 1];
  return { quantity: quantity * size, unit: base };
}

export function formatAmount(quantity, unit) {
  if (unit === "") return String(Math.ceil(quantity - 1e-9));
  if (quantity >= 1000) {
    const big = unit === "g" ? "kg" : "l";
    return `${Number((quantity / 1000).toFixed(2))} ${big}`;
  }
  return `${Math.round(quantity)} ${unit}`;
}

export class ShoppingList {
  constructor(pantry = []) {
    this.pantry = new Set(pantry.map((name) => name.toLowerCase()));
    this.entries = new Map();
    this.toTaste = new Set();
  }

  addRecipe(recipe, servings = recipe.servings) {
    for (const item of scaleRecipe(recipe, servings).ingredients) {
      if (this.pantry.has(item.name)) continue;
      if (item.quantity === null) {
        this.toTaste.add(item.name);
        continue;
      }
      this.addItem(item);
    }
  }

  addItem(item) {
    const { quantity, unit } = toBase(item);
    const key = `${item.name}|${unit}`;
    const entry = this.entries.get(key) ?? { name: item.name, unit, quantity: 0 };
    entry.quantity += quantity;
    this.entries.set(key, entry);
  }

  lines() {
    const measured = [...this.entries.values()];
    const names = new Set(measured.map((entry) => entry.name));
    const lines = measured.map((e) => `${formatAmount(e.quantity, e.unit)} ${e.name}`);
    for (const name of this.toTaste) {
      if (!names.has(name)) lines.push(name);
    }
    return lines;
  }
}
