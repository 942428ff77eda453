/** Of the header in which many vendors list what a token may do; null where there is none. */
export function scopesOf(response: Response, header = "x-oauth-scopes"): string[] | null {
  const text = response.headers.get(header);
  return text === null ? null : text.split(/[\s,]+/).filter((scope) => scope !== "");
}
