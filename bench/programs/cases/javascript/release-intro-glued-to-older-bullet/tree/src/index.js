export { parseChangelog } from "./parse.js";
export { renderRelease, renderSummary } from "./render.js";
