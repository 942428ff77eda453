export { OrganizationPage } from "./components/organization-page.tsx";
export { OrganizationsPage } from "./components/organizations-page.tsx";
