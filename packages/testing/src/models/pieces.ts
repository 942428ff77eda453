/** A text as a stream brings it: in pieces that end anywhere. */
export function piecesOf(text: string): string[] {
  return text.match(/[\s\S]{1,11}/g) ?? [];
}
