/** Dollars for people: “$12.30”, “$0.0042” where cents would hide it, “$0”. */
export function usd(value: number): string {
  if (value === 0) return "$0";
  if (value < 0.000_1) return "<$0.0001";
  return `$${value.toLocaleString("en-US", {
    minimumFractionDigits: 2,
    maximumFractionDigits: value < 0.1 ? 4 : 2,
  })}`;
}
