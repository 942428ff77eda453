import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";

const FADE_MS = 1000;

/** Leaves the page for another after a fade of 1 s; at once for whoever wants no motion. */
export function useFadeTo(to: "/sign-in" | "/how-it-works"): { leaving: boolean; leave: () => void } {
  const router = useRouter();
  const [leaving, setLeaving] = useState(false);

  useEffect(() => {
    if (!leaving) return;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const timer = setTimeout(() => void router.navigate({ to }), still ? 0 : FADE_MS);
    return () => clearTimeout(timer);
  }, [leaving, router, to]);

  return { leaving, leave: () => setLeaving(true) };
}
