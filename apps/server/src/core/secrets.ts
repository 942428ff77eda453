import { conflict } from "./problem.ts";
import type { SecretBox } from "./secret-box.ts";

/** Throws 409 where this server has no key to store credentials with. */
export function requireSecrets({ secrets }: { secrets: SecretBox | null }): SecretBox {
  if (secrets) return secrets;
  throw conflict(
    "not_configured",
    "Credentials cannot be stored",
    "Set FIXPOINT_ENCRYPTION_KEY on every process of this server (openssl rand -hex 32 makes one), then restart it.",
  );
}
