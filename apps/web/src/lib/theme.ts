import { setUiConfig, useUiConfig } from "./ui-config.ts";

export type Theme = "light" | "dark";
const STEP_MS = 200;

function systemTheme(): Theme {
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

export function useTheme(): Theme {
  const { theme } = useUiConfig();
  return theme ?? systemTheme();
}

/**
 * Changes the theme in two steps of 200 ms: a veil in the new background rises, the colours flip, the veil settles.
 * `null` follows the system.
 */
export function changeTheme(chosen: Theme | null): void {
  const to = chosen ?? systemTheme();
  const flip = () => {
    document.documentElement.classList.toggle("dark", to === "dark");
    setUiConfig({ theme: chosen });
  };
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return flip();
  const veil = document.createElement("div");
  veil.className = "pointer-events-none fixed inset-0 z-[100]";
  veil.style.background = to === "dark" ? "#0b1020" : "#ffffff";
  document.body.append(veil);
  const up = veil.animate({ opacity: [0, 1] }, { duration: STEP_MS, easing: "ease-out", fill: "forwards" });
  up.onfinish = () => {
    flip();
    veil.animate({ opacity: [1, 0] }, { duration: STEP_MS, easing: "ease-in", fill: "forwards" }).onfinish = () => veil.remove();
  };
}
