import { useEffect, useState } from "react";
import { newOrbit, step, type Orbit, type Places } from "../model/orbit.ts";

/** No catching up after a hidden tab or a stall. */
const MAX_FRAME_MS = 100;
const STILL_MS = 9500;

function choose(below: number): number {
  return Math.floor(Math.random() * below);
}

/** What one sees without motion: a moment with tokens on both sides. */
function stillOrbit(places: Places): Orbit {
  let orbit = newOrbit();
  for (let ms = 0, turn = 0; ms < STILL_MS; ms += MAX_FRAME_MS)
    orbit = step(orbit, MAX_FRAME_MS, places, (below) => turn++ % below);
  return orbit;
}

/** Runs only while the tab is visible, nobody paused it and motion is welcome. */
export function useOrbit(places: Places, paused: boolean): Orbit {
  const [orbit, setOrbit] = useState(newOrbit);

  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      setOrbit(stillOrbit(places));
      return;
    }
    if (paused) return;
    let frame = 0;
    let last = 0;
    function tick(time: number): void {
      const ms = Math.min(time - last, MAX_FRAME_MS);
      last = time;
      setOrbit((before) => step(before, ms, places, choose));
      frame = requestAnimationFrame(tick);
    }
    function start(): void {
      cancelAnimationFrame(frame);
      if (document.hidden) return;
      last = performance.now();
      frame = requestAnimationFrame(tick);
    }
    start();
    document.addEventListener("visibilitychange", start);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener("visibilitychange", start);
    };
  }, [places, paused]);

  return orbit;
}
