export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** Escape sequences and control characters of a project's output must not reach the terminal. */
export function terminalSafe(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are the characters to remove
  return text.replace(/\u001b\[[0-9;?]*[ -/]*[@-~]/g, "").replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, " ");
}
