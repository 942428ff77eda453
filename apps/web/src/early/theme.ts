// Inlined into the page and run before the first paint, so that it never flashes in the wrong theme.
(() => {
  let theme: unknown = null;
  try {
    const stored: unknown = JSON.parse(localStorage.getItem("uiConfig") ?? "{}");
    if (typeof stored === "object" && stored !== null && "theme" in stored) ({ theme } = stored);
  } catch {
    // A blocked or broken storage means: follow the system.
  }
  const dark = theme ? theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.classList.toggle("dark", dark);
})();
