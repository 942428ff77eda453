/** Coins the machine takes, largest first. */
export const VALUES = [200, 100, 50, 20, 10];

export function sum(coins) {
  return coins.reduce((total, coin) => total + coin, 0);
}
