import { useEffect, useState } from "react";

/** The time, read again every `everyMs`; for clocks that tick on the page. */
export function useNow(everyMs: number, running = true): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!running) return;
    // What was read less than a tick ago will do: most clocks begin to run when they appear.
    setNow((before) => (Date.now() - before < everyMs ? before : Date.now()));
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, running]);
  return now;
}
