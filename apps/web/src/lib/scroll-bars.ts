const HIDE_MS = 600;

/** Marks what is being scrolled until 600 ms after it came to rest; the style sheet shows its scroll-bar for that long. */
export function watchScrolling(): () => void {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();

  function onScroll(event: Event): void {
    const area = event.target;
    if (!(area instanceof Element)) return;
    area.toggleAttribute("data-scrolling", true);
    clearTimeout(timers.get(area));
    const hide = () => {
      area.removeAttribute("data-scrolling");
      timers.delete(area);
    };
    timers.set(area, setTimeout(hide, HIDE_MS));
  }

  addEventListener("scroll", onScroll, { capture: true, passive: true });
  return () => {
    removeEventListener("scroll", onScroll, { capture: true });
    for (const timer of timers.values()) clearTimeout(timer);
  };
}
