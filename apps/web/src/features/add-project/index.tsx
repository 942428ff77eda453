export { AddProject } from "./components/add-project.tsx";
export { Analyze } from "./components/analyze.tsx";
