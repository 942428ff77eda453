/** 10⁻⁹ USD in words, e.g. `$0.10`; fractions of a cent only where they matter. */
export function dollars(nanoUsd: number): string {
  const usd = nanoUsd / 1e9;
  return `$${usd >= 0.01 || usd === 0 ? usd.toFixed(2) : usd.toPrecision(2)}`;
}
