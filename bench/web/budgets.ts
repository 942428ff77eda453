/** What a page may cost: bytes as gzip, times in milliseconds. The tests hold the sizes, the bench holds all. */
export const BUDGETS = {
  signInJs: 130_000,
  pageJs: 225_000,
  /** With all that comes after the first paint. */
  bugListJs: 240_000,
  bugJs: 385_000,
  /** With the groups below its cards; a limit of ours, the brief has one for the first page alone. */
  integrationsJs: 228_000,
  css: 20_000,
  highlighterJs: 110_000,
  rowNodes: 60,
  frame: 32,
  scriptingPerFrame: 8,
  keystroke: 50,
  heapMiB: 120,
  interaction: 300,
  busyShare: 0.3,
  firstPaint: 200,
  cls: 0.02,
} as const;
