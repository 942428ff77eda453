/**
 * For runs whose fix is among the first edits that are tried. Where time is what counts, the search goes on after the first
 * edit that passes, for seconds and a thousand edits, and gate V looks at all that pass: tests of something else need not wait.
 */
export const FEW_CANDIDATES = { candidates: 100 };
