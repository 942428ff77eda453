export { ModelsPage } from "./components/models-page.tsx";
