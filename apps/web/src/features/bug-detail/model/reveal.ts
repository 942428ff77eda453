import { setUiConfig, uiConfig } from "../../../lib/ui-config.ts";
import { parseAnchor } from "./anchors.ts";

const PATIENCE_MS = 5000;

function openFold(section: string): void {
  const { collapsible } = uiConfig();
  if (collapsible[section] !== true) setUiConfig({ collapsible: { ...collapsible, [section]: true } });
}

function show(element: HTMLElement, isLine: boolean, smooth: boolean): void {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.scrollIntoView({ behavior: smooth && !calm ? "smooth" : "auto", block: isLine ? "center" : "start" });
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Goes to what a hash names: opens its fold, waits until it is in the page (code and diffs are loaded when they are
 * shown), scrolls and gives it the focus. Calling what it returns gives up waiting.
 */
export function reveal(hash: string, smooth: boolean): () => void {
  const anchor = parseAnchor(hash);
  const page = document.getElementById("content");
  if (!anchor || !page) return () => {};
  openFold(anchor.section);
  const isLine = anchor.kind !== "section";
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  const observer = new MutationObserver(tryNow);
  const stop = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
  function tryNow(): boolean {
    const element = document.getElementById(hash);
    if (!element) return false;
    stop();
    // The router scrolls to the hash of a new address too, and would have the last word.
    frame = requestAnimationFrame(() => show(element, isLine, smooth));
    return true;
  }
  if (tryNow()) return stop;
  observer.observe(page, { childList: true, subtree: true });
  timer = setTimeout(stop, PATIENCE_MS);
  return stop;
}
