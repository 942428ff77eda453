import { createFileRoute } from "@tanstack/react-router";
import { FeatureFlagsPage } from "../../../features/internal/index.tsx";

export const Route = createFileRoute("/_app/internal/feature-flags")({ component: FeatureFlagsPage });
