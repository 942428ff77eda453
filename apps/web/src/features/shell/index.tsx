export { Shell } from "./components/shell.tsx";
