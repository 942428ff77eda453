import { useEffect, useState } from "react";
import type { Token } from "../../../lib/highlight.ts";
import { highlightApart } from "../../../lib/highlighter.ts";

/** Coloured lines of a text, or null until they are ready and where its language is not known. */
export function useTokens(path: string, text: string): Token[][] | null {
  const [tokens, setTokens] = useState<Token[][] | null>(null);
  useEffect(() => {
    let gone = false;
    setTokens(null);
    highlightApart(path, text)
      .then((lines) => gone || setTokens(lines))
      .catch((error: unknown) => console.warn("The code could not be coloured", error));
    return () => {
      gone = true;
    };
  }, [path, text]);
  return tokens;
}
