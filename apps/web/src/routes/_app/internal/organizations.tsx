import { createFileRoute } from "@tanstack/react-router";
import { OrganizationsPage } from "../../../features/internal/index.tsx";

export const Route = createFileRoute("/_app/internal/organizations")({ component: OrganizationsPage });
