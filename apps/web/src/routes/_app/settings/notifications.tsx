import { createFileRoute } from "@tanstack/react-router";
import { NotificationsPage } from "../../../features/notifications/index.tsx";

export const Route = createFileRoute("/_app/settings/notifications")({ component: NotificationsPage });
