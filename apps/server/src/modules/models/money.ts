const NANO_PER_USD = 1e9;

/** 10⁻⁹ dollars. */
export function nanoUsdOf(usd: number): number {
  return Math.round(usd * NANO_PER_USD);
}

export function usdOf(nanoUsd: number): number {
  return nanoUsd / NANO_PER_USD;
}
