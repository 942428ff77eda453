import { createFileRoute } from "@tanstack/react-router";
import { NotFoundPage } from "../components/layout/error-pages.tsx";

export const Route = createFileRoute("/404")({ component: NotFoundPage });
