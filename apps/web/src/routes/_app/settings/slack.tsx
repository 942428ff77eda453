import { createFileRoute } from "@tanstack/react-router";
import { SlackPage } from "../../../features/slack/index.tsx";

export const Route = createFileRoute("/_app/settings/slack")({ component: SlackPage });
