/** Words, numbers and marks; blanks and what stands for nothing make no difference. */
function tokensOf(text: string): string[] {
  return (text.match(/[\p{L}\p{N}_$]+|[^\s\p{L}\p{N}_$]/gu) ?? []).filter((token) => !/^(?:pass|[;(){},])$/.test(token));
}

/**
 * Whether an edit only takes away: all that it puts there stood there before, in the same order, and something is gone.
 * `before`: what it replaces.
 */
export function takesAway(before: string, after: string): boolean {
  const [old, left] = [tokensOf(before), tokensOf(after)];
  if (left.length >= old.length) return false;
  let at = 0;
  for (const token of left) {
    at = old.indexOf(token, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
