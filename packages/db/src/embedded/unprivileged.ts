import { execa } from "execa";
import { InfrastructureError } from "@fixpoint/contracts";

/**
 * PostgreSQL refuses to run as root. In a user namespace of its own it sees
 * itself as uid 1000 while the files stay root's: that also works for a
 * checkout below a folder that only root may read, such as /root.
 */
const USER_NAMESPACE = ["unshare", "--user", "--map-user=1000", "--map-group=1000"];

/** What to put before a PostgreSQL command so that it does not run as root; empty for everybody else. */
export async function unprivilegedPrefix(): Promise<string[]> {
  if (process.getuid?.() !== 0) return [];
  const probe = await execa(USER_NAMESPACE[0] as string, [...USER_NAMESPACE.slice(1), "true"], { reject: false });
  if (probe.exitCode === 0) return USER_NAMESPACE;
  throw new InfrastructureError(
    "database_as_root",
    "The built-in PostgreSQL cannot run as root on this machine (user namespaces are switched off)",
    {
      hint: "Start Fixpoint as an ordinary user, or set DATABASE_URL to a PostgreSQL server.",
      cause: probe.stderr || probe.message,
    },
  );
}
