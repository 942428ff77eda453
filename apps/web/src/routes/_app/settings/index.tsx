import { createFileRoute } from "@tanstack/react-router";
import { ProfilePage } from "../../../features/profile/index.tsx";

export const Route = createFileRoute("/_app/settings/")({ component: ProfilePage });
