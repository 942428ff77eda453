const MOST_NUMBERS = 6;
const LONGEST = 80;

/** A format or a layout with one of its numbers a step off, or with a step moved from one to the next: `A01N23` → `A02N22`. */
export function withOtherNumbers(text: string): string[] {
  const parts = text.split(/(\d+)/);
  const places = [...parts.keys()].filter((index) => index % 2 === 1);
  if (text.length > LONGEST || places.length === 0 || places.length > MOST_NUMBERS) return [];
  const moved = (steps: ReadonlyMap<number, number>): string | null => {
    const next = parts.map((part, index) => step(part, steps.get(index) ?? 0));
    return next.includes(null) ? null : next.join("");
  };
  const single = places.flatMap((place) => [moved(new Map([[place, 1]])), moved(new Map([[place, -1]]))]);
  const pairs = places.slice(1).flatMap((place, index) => {
    const before = places[index] ?? place;
    return [1, -1].map((by) =>
      moved(
        new Map([
          [before, by],
          [place, -by],
        ]),
      ),
    );
  });
  return [...single, ...pairs].filter((one) => one !== null);
}

/** With as many digits as it had; null where there is no such number. */
function step(part: string, by: number): string | null {
  if (by === 0) return part;
  const value = Number(part) + by;
  return value < 0 || !Number.isSafeInteger(value) ? null : String(value).padStart(part.length, "0");
}
