import { useCallback, useState } from "react";

/** The height of the element that gets `ref`, followed without making the browser lay the page out in between. */
export function useHeight(): { height: number; ref: (element: HTMLElement | null) => (() => void) | undefined } {
  const [height, setHeight] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => setHeight(element.offsetHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { height, ref };
}
