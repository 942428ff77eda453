import { createFileRoute } from "@tanstack/react-router";
import { ServerErrorPage } from "../components/layout/error-pages.tsx";

export const Route = createFileRoute("/500")({ component: ServerErrorPage });
