import { createFileRoute } from "@tanstack/react-router";
import { BetaRequestsPage } from "../../../features/internal/index.tsx";

export const Route = createFileRoute("/_app/internal/beta-requests")({ component: BetaRequestsPage });
