import { createFileRoute } from "@tanstack/react-router";
import { MaintenancePage } from "../components/layout/error-pages.tsx";

export const Route = createFileRoute("/503")({ component: MaintenancePage });
