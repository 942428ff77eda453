/** A path on this origin, or `/` for anything that would lead elsewhere. */
export function safeReturnUrl(value: string | undefined): string {
  if (!value || !value.startsWith("/")) return "/";
  // Browsers read `\` as `/` and drop tabs and line ends: all of these could name a host.
  if (/^\/[/\\]/.test(value) || /[\\\u0000-\u001f]/.test(value)) return "/";
  const base = "http://own.invalid";
  try {
    const url = new URL(value, base);
    return url.origin === base ? `${url.pathname}${url.search}${url.hash}` : "/";
  } catch {
    return "/";
  }
}
