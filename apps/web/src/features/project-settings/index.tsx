export { SettingsLayout } from "./components/settings-layout.tsx";
export { GeneralSettings } from "./components/general-settings.tsx";
export { BaseCommitSettings } from "./components/base-commit-settings.tsx";
