const MOST = 4;

/** Numbers whose digits were typed in another order: two neighbours that changed places, `84600` for `86400`. */
export function* turnedDigits(value: number): Iterable<number> {
  const digits = String(value);
  if (!/^\d+(?:\.\d+)?$/.test(digits)) return;
  let count = 0;
  for (let at = 0; at + 1 < digits.length && count < MOST; at++) {
    const [one, other] = [digits.charAt(at), digits.charAt(at + 1)];
    if (one === other || one === "." || other === ".") continue;
    const turned = Number(digits.slice(0, at) + other + one + digits.slice(at + 2));
    if (String(turned).length !== digits.length) continue;
    count += 1;
    yield turned;
  }
}
