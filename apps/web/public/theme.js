// Runs before the first paint, so that the page never flashes in the wrong theme.
(function () {
  var theme = null;
  try {
    theme = JSON.parse(localStorage.getItem("uiConfig") || "{}").theme;
  } catch {
    // A blocked or broken storage means: follow the system.
  }
  var dark = theme ? theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.classList.toggle("dark", dark);
})();
