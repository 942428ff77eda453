import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { InputError } from "@fixpoint/contracts";

const ALGORITHM = "aes-256-gcm";
const VERSION = "v1";
const TAG_BYTES = 16;

/**
 * Seals secrets for the database. `owner` names the row that they belong to: what was
 * copied to another row does not open there.
 */
export interface SecretBox {
  seal(text: string, owner: string): string;
  /** Throws InputError `cannot_decrypt` when key or owner are others. */
  open(sealed: string, owner: string): string;
}

function parseKey(text: string): Buffer {
  const key = /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, "hex") : Buffer.from(text, "base64");
  if (key.length === 32) return key;
  throw new InputError("wrong_environment", "FIXPOINT_ENCRYPTION_KEY must hold 32 bytes as hex or base64", {
    hint: "Make one with: openssl rand -hex 32",
  });
}

function idOf(key: Buffer): string {
  return createHash("sha256").update(key).digest("hex").slice(0, 8);
}

/** `keys`: one key, or several separated by commas; the first one seals, all of them open, so that a key can be replaced. */
export function createSecretBox(keys: string): SecretBox {
  const byId = new Map(
    keys.split(",").map((text) => {
      const key = parseKey(text.trim());
      return [idOf(key), key] as const;
    }),
  );
  const [sealingId, sealingKey] = [...byId][0] as [string, Buffer];

  function seal(text: string, owner: string): string {
    const nonce = randomBytes(12);
    const cipher = createCipheriv(ALGORITHM, sealingKey, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
    return `${VERSION}.${sealingId}.${sealed.toString("base64url")}`;
  }

  function open(sealed: string, owner: string): string {
    const [version, id = "", body = ""] = sealed.split(".");
    const key = byId.get(id);
    try {
      if (version !== VERSION || !key) throw new Error("sealed with another key");
      const bytes = Buffer.from(body, "base64url");
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, 12), { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(-TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(12, -TAG_BYTES)), decipher.final()]).toString("utf8");
    } catch (cause) {
      throw new InputError("cannot_decrypt", "A stored credential cannot be read with this server's key", {
        hint: "Set FIXPOINT_ENCRYPTION_KEY to the key that it was stored with, or enter the credential again.",
        cause,
      });
    }
  }

  return { seal, open };
}
