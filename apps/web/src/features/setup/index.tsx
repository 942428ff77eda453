export { SentrySetup } from "./components/sentry-setup.tsx";
export { SetupHome } from "./components/setup-home.tsx";
