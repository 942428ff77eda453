import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useMemo, useRef, type MouseEvent } from "react";
import { parseAnchor, type Anchor } from "../model/anchors.ts";
import { reveal } from "../model/reveal.ts";

/** What the hash of the address points at. */
export function useAnchor(): Anchor | null {
  const hash = useLocation({ select: (location) => location.hash });
  return useMemo(() => parseAnchor(hash), [hash]);
}

/**
 * Follows the hash of the address on a page whose parts fold and load late. Gives the handler of clicks for the whole
 * page: thousands of line numbers are links.
 */
export function useAnchorLinks(ready: boolean): (event: MouseEvent) => void {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const clicked = useRef(false);

  useEffect(() => {
    if (!ready || hash === "") return;
    const smooth = clicked.current;
    clicked.current = false;
    return reveal(hash, smooth);
  }, [hash, ready]);

  return (event) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    const next = link?.getAttribute("href")?.slice(1);
    if (!next) return;
    event.preventDefault();
    clicked.current = true;
    if (next === hash) reveal(next, true);
    else void navigate({ to: ".", search: true, hash: next, replace: true, resetScroll: false, hashScrollIntoView: false });
  };
}
