export { BugsPage } from "./components/bugs-page.tsx";
