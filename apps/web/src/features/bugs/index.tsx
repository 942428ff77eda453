export { BugsPage } from "./components/bugs-page.tsx";
export type { BugSearch } from "./model/bug-search.ts";
