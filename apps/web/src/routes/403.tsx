import { createFileRoute } from "@tanstack/react-router";
import { ForbiddenPage } from "../components/layout/error-pages.tsx";

export const Route = createFileRoute("/403")({ component: ForbiddenPage });
