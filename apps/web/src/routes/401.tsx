import { createFileRoute } from "@tanstack/react-router";
import { UnauthorizedPage } from "../components/layout/error-pages.tsx";

export const Route = createFileRoute("/401")({ component: UnauthorizedPage });
