const KEY = "sentryCode";

/** Notes that a code of Sentry is being used; false when it was before. Sentry takes each code once, also after a reload. */
export function takeCode(code: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === code) return false;
    sessionStorage.setItem(KEY, code);
  } catch {
    // Without storage the server's refusal of a second use has to do.
  }
  return true;
}
