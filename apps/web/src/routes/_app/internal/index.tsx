import { createFileRoute } from "@tanstack/react-router";
import { InternalPage } from "../../../features/internal/index.tsx";

export const Route = createFileRoute("/_app/internal/")({ component: InternalPage });
