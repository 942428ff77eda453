import { highlight, type Token } from "./highlight.ts";

export interface HighlightRequest {
  id: number;
  path: string;
  text: string;
}
export interface HighlightAnswer {
  id: number;
  lines: Token[][] | null;
  /** What went wrong, in words; null when nothing did. */
  failure: string | null;
}

async function answer({ id, path, text }: HighlightRequest): Promise<HighlightAnswer> {
  try {
    return { id, lines: await highlight(path, text), failure: null };
  } catch (error) {
    return { id, lines: null, failure: String(error) };
  }
}

addEventListener("message", (message: MessageEvent<HighlightRequest>) => {
  void answer(message.data).then((found) => postMessage(found));
});
