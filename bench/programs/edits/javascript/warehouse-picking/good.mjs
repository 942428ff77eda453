// Plans picking tours through a warehouse from orders and shelf stock.

// Locations look like "B-07-3": aisle, bay, level.
export function parseLocation(text) {
  const match = /^([A-Z])-(\d{2})-(\d)$/.exec(text);
  if (!match) throw new Error(`bad location: ${text}`);
  return { aisle: match[1], bay: Number(match[2]), level: Number(match[3]) };
}

// Odd aisles (A, C, ...) are walked upwards, even ones back down.
export function compareLocations(left, right) {
  const a = parseLocation(left);
  const b = parseLocation(right);
  if (a.aisle !== b.aisle) return a.aisle < b.aisle ? -1 : 1;
  const upwards = (a.aisle.charCodeAt(0) - 65) % 2 === 0;
  if (a.bay !== b.bay) return upwards ? a.bay - b.bay : b.bay - a.bay;
  return a.level - b.level;
}

export class Warehouse {
  constructor(products) {
    this.products = new Map(products.map((p) => [p.sku, p]));
    this.shelves = new Map(); // location -> { sku, quantity, expires }
  }

  store(location, sku, quantity, expires = "9999-12-31") {
    parseLocation(location);
    const shelf = this.shelves.get(location);
    if (shelf && (shelf.sku !== sku || shelf.expires !== expires)) {
      throw new Error(`${location} is in use`);
    }
    const before = shelf?.quantity ?? 0;
    this.shelves.set(location, { sku, quantity: before + quantity, expires });
  }

  available(sku) {
    let total = 0;
    for (const shelf of this.shelves.values()) {
      if (shelf.sku === sku) total += shelf.quantity;
    }
    return total;
  }

  // Oldest goods first, then along the walking route.
  sources(sku) {
    return [...this.shelves]
      .filter(([, shelf]) => shelf.sku === sku)
      .sort(
        ([locA, a], [locB, b]) =>
          a.expires.localeCompare(b.expires) || compareLocations(locA, locB),
      );
  }

  take(sku, quantity) {
    const picks = [];
    let missing = quantity;
    for (const [location, shelf] of this.sources(sku)) {
      if (missing === 0) break;
      const count = Math.min(missing, shelf.quantity);
      picks.push({ location, sku, quantity: count });
      missing -= count;
      shelf.quantity -= count;
      if (shelf.quantity === 0) this.shelves.delete(location);
    }
    return picks;
  }

  canFulfil(order) {
    const needed = new Map();
    for (const { sku, quantity } of order.lines) {
      needed.set(sku, (needed.get(sku) ?? 0) + quantity);
    }
    return [...needed].every(([sku, quantity]) => this.available(sku) >= quantity);
  }

  weightOf(order) {
    return order.lines.reduce(
      (sum, line) => sum + this.products.get(line.sku).grams * line.quantity,
      0,
    );
  }
}

export function planTours(warehouse, orders, { maxGrams, maxOrders }) {
  const backorders = [];
  const tours = [];
  let current = { orders: [], grams: 0, picks: [] };

  const queue = [...orders].sort((a, b) => b.priority - a.priority || a.placed - b.placed);
  for (const order of queue) {
    if (!warehouse.canFulfil(order)) {
      backorders.push(order.id);
      continue;
    }
    const grams = warehouse.weightOf(order);
    const full = current.orders.length >= maxOrders || current.grams + grams > maxGrams;
    if (full && current.orders.length > 0) {
      tours.push(current);
      current = { orders: [], grams: 0, picks: [] };
    }
    current.orders.push(order.id);
    current.grams += grams;
    for (const { sku, quantity } of order.lines) {
      for (const pick of warehouse.take(sku, quantity)) {
        current.picks.push({ ...pick, order: order.id });
      }
    }
  }
  if (current.orders.length > 0) tours.push(current);

  for (const tour of tours) {
    tour.picks.sort((a, b) => compareLocations(a.location, b.location));
  }
  return { tours, backorders };
}

export function pickList(tour) {
  const stops = new Map();
  for (const { location, sku, quantity, order } of tour.picks) {
    const stop = stops.get(location) ?? { sku, total: 0, split: [] };
    stop.total += quantity;
    stop.split.push(`${quantity} for ${order}`);
    stops.set(location, stop);
  }
  return [...stops].map(
    ([location, { sku, total, split }]) => `${location}  ${total} x ${sku} (${split.join(", ")})`,
  );
}
