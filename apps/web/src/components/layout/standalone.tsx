import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { userQuery } from "../../lib/session.ts";
import { Logo } from "../ui/logo.tsx";
import { AuthLayout } from "./auth-layout.tsx";

/** A page outside the shell: like sign-in for whoever is signed out, else only the logo as the way home. */
export function Standalone({ children }: { children: ReactNode }) {
  // Only what is known already: a page about an error asks the server for nothing.
  const user = useQuery({ ...userQuery, enabled: false }).data;
  if (!user) return <AuthLayout>{children}</AuthLayout>;
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-14 items-center px-4 md:px-6">
        <Link to="/" className="rounded-control">
          <Logo />
        </Link>
      </header>
      <main className="flex flex-1 flex-col">{children}</main>
    </div>
  );
}
