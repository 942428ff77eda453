import type { Token } from "./highlight.ts";
import type { HighlightAnswer, HighlightRequest } from "./highlight-worker.ts";
import { languageOf } from "./languages.ts";

const waiting = new Map<number, { resolve: (lines: Token[][] | null) => void; reject: (error: Error) => void }>();
let shared: Worker | null = null;
let asked = 0;

function startWorker(): Worker {
  const worker = new Worker(new URL("./highlight-worker.ts", import.meta.url), { type: "module", name: "highlighter" });
  worker.addEventListener("message", ({ data: { id, lines, failure } }: MessageEvent<HighlightAnswer>) => {
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (failure === null) resolve?.(lines);
    else reject?.(new Error(failure));
  });
  worker.addEventListener("error", () => {
    for (const { reject } of waiting.values()) reject(new Error("The highlighter could not be loaded"));
    waiting.clear();
  });
  return worker;
}

/** The lines of a file as coloured tokens, or null where its language is unknown or it is too long. Colouring thousands of lines takes seconds: a worker does it. */
export function highlightApart(path: string, text: string): Promise<Token[][] | null> {
  if (languageOf(path) === null || typeof Worker === "undefined") return Promise.resolve(null);
  shared ??= startWorker();
  const request: HighlightRequest = { id: (asked += 1), path, text };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  shared.postMessage(request);
  return new Promise((resolve, reject) => waiting.set(request.id, { resolve, reject }));
}
