/** A same-origin path to go to after signing in; anything else (other hosts, `//host`, backslashes, control characters) becomes `/`. */
export function safeReturnUrl(value: string | undefined): string {
  if (!value || !value.startsWith("/") || value.startsWith("//")) return "/";
  // browsers drop these, which would turn "/\t/host" into "//host"
  if (/[\\\u0000-\u001f]/.test(value)) return "/";
  return value.startsWith("/sign-in") ? "/" : value;
}
