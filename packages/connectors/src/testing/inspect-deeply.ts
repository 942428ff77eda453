/** Every word of an error and its causes. */
export function inspectDeeply(error: unknown): string {
  const parts: string[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    parts.push(cause.stack ?? "", JSON.stringify(Object.entries(cause)));
  return parts.join("\n");
}
