import fc from "fast-check";
import { mkdir, symlink } from "node:fs/promises";
import path from "node:path";
import { tempFolder, writeFiles } from "@fixpoint/testing";
import { describe, expect, test } from "vitest";
import { applyEdits } from "../../run/apply-edits.ts";
import { lineAt } from "../../run/text-places.ts";
import { editsBetween } from "./edits.ts";
import { projectFiles } from "./files.ts";
import { createOverlay } from "./overlay.ts";

const text = fc.array(fc.constantFrom("a", "b", "  c();", "", "}"), { maxLength: 12 }).map((lines) => lines.join("\n"));

describe("edits between two texts", () => {
  test("lead from one to the other", () => {
    fc.assert(
      fc.property(text, text, (base, patched) => {
        expect(applyEdits(base, editsBetween("a.js", base, patched))).toBe(patched);
      }),
    );
  });

  test("are as small as their lines allow", () => {
    const base = "one\nif (a < b) return a;\nthree\n";

    const [edit] = editsBetween("a.js", base, base.replace("<", "<="));

    expect(edit).toMatchObject({ replacement: "=", start: edit?.end });
    expect(lineAt(base, edit?.start ?? 0)).toBe(2);
  });
});

describe("what a model may read", () => {
  test("is the commit's text files, and nothing behind a link or with credentials", async () => {
    await using folder = await tempFolder();
    const root = path.join(folder.path, "tree");
    await writeFiles(folder.path, { "secret.txt": "s", "tree/a.js": "x", "tree/bin.dat": "a\0b", "tree/.env": "KEY=1" });
    await mkdir(path.join(root, "docs"));
    await symlink(path.join(folder.path, "secret.txt"), path.join(root, "docs/link.txt"));
    await symlink(folder.path, path.join(root, "out"));
    const base = new Set(["a.js", "bin.dat", ".env", "config/id_rsa", "docs/link.txt", "out/secret.txt", "gone.js"]);

    const files = projectFiles(root, base);

    expect(files.paths).toEqual(["a.js", "bin.dat", "docs/link.txt", "gone.js", "out/secret.txt"]);
    expect(await files.read("a.js")).toBe("x");
    for (const file of [
      "bin.dat",
      ".env",
      "docs/link.txt",
      "out/secret.txt",
      "gone.js",
      "../secret.txt",
      "/etc/passwd",
      ".git/config",
    ])
      expect(await files.read(file), file).toBeNull();
  });
});

describe("edits of a model", () => {
  async function overlayOf(code: string) {
    const files = { paths: ["a.js"], read: async (file: string) => (file === "a.js" ? code : null) };
    return createOverlay(files, (file) => (file.includes("test") ? "Only source files may be edited." : null));
  }

  test("replace what occurs once, exactly", async () => {
    const overlay = await overlayOf("let a = 1;\nlet b = 1;\n");

    expect(await overlay.replace("./a.js", "let a = 1", "let a = '$&'")).toBeNull();
    expect(await overlay.read("a.js")).toBe("let a = '$&';\nlet b = 1;\n");
    expect(await overlay.replace("a.js", "let ", "var ")).toContain("2 times");
    expect(await overlay.replace("a.js", "let c", "")).toContain("does not occur");
    expect(await overlay.replace("b.js", "x", "")).toContain("no such text file");
    expect(await overlay.replace("test/a.js", "x", "")).toBe("Only source files may be edited.");
    overlay.reset("a.js");
    expect(overlay.changes()).toEqual([]);
  });

  test("keep the ends of lines", async () => {
    const overlay = await overlayOf("a();\r\nb();\r\n");

    expect(await overlay.replace("a.js", "a();\nb();", "a();\nc();")).toBeNull();
    expect(await overlay.read("a.js")).toBe("a();\r\nc();\r\n");
  });
});
