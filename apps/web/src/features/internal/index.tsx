export { InternalPage } from "./components/internal-page.tsx";
export { SlackMappingsPage } from "./components/slack-mappings-page.tsx";
export { FeatureFlagsPage } from "./components/feature-flags-page.tsx";
export { OrganizationsPage } from "./components/organizations-page.tsx";
export { BetaRequestsPage } from "./components/beta-requests-page.tsx";
