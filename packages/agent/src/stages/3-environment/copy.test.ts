import { access, lstat, readFile, readdir } from "node:fs/promises";
import path from "node:path";
import { tempFolder, tempRepository, writeFiles } from "@fixpoint/testing";
import { describe, expect, test } from "vitest";
import { makePrivateCopy } from "./copy.ts";
import { inspectRepository } from "./inspect.ts";

describe("makePrivateCopy", () => {
  test("holds the base commit and nothing that came later", async () => {
    await using repository = await tempRepository({ "a.txt": "one\n" });
    const base = await repository.head();
    await repository.commit({ "a.txt": "two\n", "later.txt": "fix\n" });

    const copy = await makePrivateCopy(repository.path, { base });
    try {
      const tree = await copy.checkout("work");

      expect(copy.baseSha).toBe(base);
      expect(await readdir(tree)).toEqual(["a.txt"]);
      expect(await readFile(path.join(tree, "a.txt"), "utf8")).toBe("one\n");
      expect(await copy.listFiles()).toEqual(["a.txt"]);
    } finally {
      await copy.dispose();
    }
  });

  test("is there for the rest of the run when the stage that made it has no time left", async () => {
    await using repository = await tempRepository({ "a.txt": "one\n" });
    await using folder = await tempFolder();
    const stage = new AbortController();
    const copy = await makePrivateCopy(repository.path, { signal: new AbortController().signal, within: stage.signal });
    try {
      stage.abort(new DOMException("The stage ran out of time", "TimeoutError"));
      const archive = path.join(folder.path, "base.tar");
      await copy.archive(archive);

      await access(archive);
      expect(await readdir(await copy.checkout("later"))).toEqual(["a.txt"]);
      await expect(makePrivateCopy(repository.path, { within: stage.signal })).rejects.toThrow("ran out of time");
    } finally {
      await copy.dispose();
    }
  });

  test("trees that are made at once do not come in each other's way", async () => {
    // So many files that git takes a while for its index.
    const files = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`a/${index}.txt`, `${index}\n`]));
    await using repository = await tempRepository({ ...files, "b/c.txt": "two\n" });
    const copy = await makePrivateCopy(repository.path, {});
    try {
      const trees = await Promise.all(Array.from({ length: 12 }, (_, index) => copy.checkout(`tree-${index % 2}`)));

      expect(new Set(trees).size).toBe(12);
      for (const tree of trees) expect(await readFile(path.join(tree, "b/c.txt"), "utf8")).toBe("two\n");
    } finally {
      await copy.dispose();
    }
  });

  test("ignores changes that are not committed and leaves the source as it was", async () => {
    await using repository = await tempRepository({ "a.txt": "one\n" });
    await writeFiles(repository.path, { "a.txt": "dirty\n", "new.txt": "" });
    const before = await repository.git("status", "--porcelain");

    const copy = await makePrivateCopy(repository.path, {});
    const tree = await copy.checkout("work");
    const text = await readFile(path.join(tree, "a.txt"), "utf8");
    await copy.dispose();

    expect(text).toBe("one\n");
    expect(await repository.git("status", "--porcelain")).toBe(before);
  });

  test("runs no hook, filter or monitor of the repository", async () => {
    await using repository = await tempRepository({ ".gitattributes": "*.txt filter=evil text eol=crlf\n", "a.txt": "one\n" });
    await using marks = await tempFolder();
    const mark = path.join(marks.path, "ran");
    for (const [key, value] of [
      ["core.fsmonitor", `touch ${mark}`],
      ["filter.evil.smudge", `touch ${mark}; cat`],
      ["core.hooksPath", ".hooks"],
      ["uploadpack.packObjectsHook", `touch ${mark}; false`],
    ] as const) {
      await repository.git("config", key, value);
    }

    const copy = await makePrivateCopy(repository.path, {});
    const tree = await copy.checkout("work");
    const text = await readFile(path.join(tree, "a.txt"), "utf8");
    await copy.dispose();

    await expect(access(mark)).rejects.toThrow();
    expect(text).toBe("one\n");
  });

  test("keeps symlinks as links and lists plain files only", async () => {
    await using repository = await tempRepository({ "a.txt": "one\n" });
    await repository.git("config", "core.symlinks", "true");
    const { symlink } = await import("node:fs/promises");
    await symlink("/etc/passwd", path.join(repository.path, "link"));
    await repository.commit({});

    const copy = await makePrivateCopy(repository.path, {});
    const tree = await copy.checkout("work");
    const stat = await lstat(path.join(tree, "link"));
    const files = await copy.listFiles();
    await copy.dispose();

    expect(stat.isSymbolicLink()).toBe(true);
    expect(files).toEqual(["a.txt"]);
  });

  test("copes with odd file names", async () => {
    const name = "dir with space/new\nline “ü”.txt";
    await using repository = await tempRepository({ [name]: "x" });

    const copy = await makePrivateCopy(repository.path, {});
    const files = await copy.listFiles();
    await copy.dispose();

    expect(files).toEqual([name]);
  });
});

describe("inspectRepository", () => {
  test("answers base, head and branch", async () => {
    await using repository = await tempRepository({ a: "1" });
    const first = await repository.head();
    const second = await repository.commit({ a: "2" });

    expect(await inspectRepository(repository.path)).toEqual({ baseSha: second, headSha: second, defaultBranch: "main" });
    expect((await inspectRepository(repository.path, { base: "HEAD~1" })).baseSha).toBe(first);
    expect((await inspectRepository(`file://${repository.path}`)).baseSha).toBe(second);
  });

  test.each([
    ["repository_missing", "/nowhere/at/all", undefined],
    ["repository_url_unsupported", "ext::sh -c id", undefined],
    ["repository_url_unsupported", "git+evil://x/y", undefined],
  ])("%s for %s", async (code, repository, base) => {
    await expect(inspectRepository(repository, { base })).rejects.toMatchObject({ name: "InputError", code });
  });

  test("tells a folder, a file, an empty repository and an unknown revision apart", async () => {
    await using folder = await tempFolder();
    await using empty = await tempRepository();
    await using repository = await tempRepository({ a: "1" });

    await expect(inspectRepository(folder.path)).rejects.toMatchObject({ code: "repository_not_git" });
    await expect(inspectRepository(path.join(repository.path, "a"))).rejects.toMatchObject({ code: "repository_not_git" });
    await expect(inspectRepository(empty.path)).rejects.toMatchObject({ code: "repository_empty" });
    for (const base of ["nope", "--help", "", "HEAD~99", "0".repeat(40)]) {
      await expect(inspectRepository(repository.path, { base })).rejects.toMatchObject({ code: "revision_unknown" });
    }
  });
});
