/** PostgreSQL's text cannot hold NUL; lone surrogates are no text either. */
export function cleanText(text: string): string {
  return text.replaceAll("\u0000", "").toWellFormed();
}
