/** 1-based line of an offset. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

/** How many items two texts or lists begin with alike, and how many of the rest they end with alike. */
export function endsAlike<T>(one: ArrayLike<T>, other: ArrayLike<T>): { head: number; tail: number } {
  const most = Math.min(one.length, other.length);
  let head = 0;
  while (head < most && one[head] === other[head]) head += 1;
  let tail = 0;
  while (tail < most - head && one[one.length - 1 - tail] === other[other.length - 1 - tail]) tail += 1;
  return { head, tail };
}
