import { createFileRoute } from "@tanstack/react-router";
import { PublicHowItWorks } from "../features/how-it-works/index.tsx";

export const Route = createFileRoute("/how-it-works")({ component: PublicHowItWorks });
