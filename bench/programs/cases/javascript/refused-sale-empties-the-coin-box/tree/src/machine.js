import { VALUES, sum } from './coins.js';

/** A snack machine that keeps its coins and gives change. Amounts are cents. */
export class Machine {
  constructor(prices, coins = {}) {
    this.prices = prices;
    this.box = new Map(VALUES.map((value) => [value, coins[value] ?? 0]));
    this.inserted = [];
  }

  get credit() {
    return sum(this.inserted);
  }

  insert(value) {
    if (!VALUES.includes(value)) {
      throw new RangeError(`not a coin: ${value}`);
    }
    this.inserted.push(value);
    return this.credit;
  }

  /** Gives back what was inserted. */
  cancel() {
    const coins = this.inserted;
    this.inserted = [];
    return coins;
  }

  /** Total value of the coins in the box, without what is inserted. */
  cash() {
    let total = 0;
    for (const [value, count] of this.box) {
      total += value * count;
    }
    return total;
  }

  /**
   * Sells a snack and returns the change. When the price is not reached or the
   * machine cannot give the change, nothing happens and null is returned.
   */
  buy(snack) {
    const price = this.prices[snack];
    if (price === undefined || this.credit < price) {
      return null;
    }
    const stock = this.box;
    for (const coin of this.inserted) {
      stock.set(coin, stock.get(coin) + 1);
    }
    let rest = this.credit - price;
    const change = [];
    for (const value of VALUES) {
      while (rest >= value && stock.get(value) > 0) {
        stock.set(value, stock.get(value) - 1);
        change.push(value);
        rest -= value;
      }
    }
    if (rest > 0) {
      return null;
    }
    this.inserted = [];
    return change;
  }
}
