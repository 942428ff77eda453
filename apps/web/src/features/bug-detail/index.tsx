export { BugDetailPage } from "./components/bug-detail-page.tsx";
