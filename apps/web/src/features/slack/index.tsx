export { SlackPage } from "./components/slack-page.tsx";
