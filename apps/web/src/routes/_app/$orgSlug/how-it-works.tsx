import { createFileRoute } from "@tanstack/react-router";
import { HowItWorks } from "../../../features/how-it-works/index.tsx";

export const Route = createFileRoute("/_app/$orgSlug/how-it-works")({ component: HowItWorks });
