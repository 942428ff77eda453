import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { encryptionKey } from "../encryption-key.ts";
import { createSecretBox } from "./secret-box.ts";

const OLD = "11".repeat(32);
const NEW = Buffer.alloc(32, 7).toString("base64");

describe("a secret box", () => {
  it("opens what it sealed, and nothing that was changed or moved to another row", () => {
    const box = createSecretBox(OLD);
    const sealed = box.seal("s3cret-ü", "row-1");
    const changed = `${sealed.slice(0, -3)}${sealed.endsWith("AAA") ? "BBB" : "AAA"}`;

    expect(box.open(sealed, "row-1")).toBe("s3cret-ü");
    expect(sealed).not.toContain("s3cret");
    expect(box.seal("s3cret-ü", "row-1")).not.toBe(sealed);
    expect(() => box.open(sealed, "row-2")).toThrow("cannot be read");
    expect(() => box.open(changed, "row-1")).toThrow("cannot be read");
    expect(() => box.open("", "row-1")).toThrow("cannot be read");
  });

  it("goes on opening what an older key sealed", () => {
    const sealed = createSecretBox(OLD).seal("token", "row");
    const both = createSecretBox(`${NEW}, ${OLD}`);

    expect(both.open(sealed, "row")).toBe("token");
    expect(createSecretBox(NEW).open(both.seal("token", "row"), "row")).toBe("token");
    expect(() => createSecretBox(NEW).open(sealed, "row")).toThrow("cannot be read");
  });

  it("refuses a key of another length", () => {
    expect(() => createSecretBox("short")).toThrow("32 bytes");
  });
});

describe("the key of an embedded database", () => {
  it("is made once, beside the database, for its owner alone", async () => {
    const folder = await mkdtemp(join(tmpdir(), "fp-key-"));
    try {
      const made = await Promise.all([encryptionKey(undefined, folder), encryptionKey(undefined, folder)]);
      const again = await encryptionKey(undefined, folder);

      expect(new Set([...made, again]).size).toBe(1);
      expect((await stat(join(folder, "encryption.key"))).mode & 0o077).toBe(0);
      expect(await encryptionKey(OLD, folder)).toBe(OLD);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
