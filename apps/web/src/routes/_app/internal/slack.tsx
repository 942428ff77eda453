import { createFileRoute } from "@tanstack/react-router";
import { SlackMappingsPage } from "../../../features/internal/index.tsx";

export const Route = createFileRoute("/_app/internal/slack")({ component: SlackMappingsPage });
