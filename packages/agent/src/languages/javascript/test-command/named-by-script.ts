import path from "node:path";
import type { ChosenFiles, TestScript } from "./types.ts";

/** These take what is named for a pattern that paths are searched for. */
const SEARCHES = new Set(["jest", "vitest"]);

/**
 * Of a project's test files those below the folders that its test script names: `mocha test/unit` does not run what is made for a
 * browser, and may not be able to. All of them where the script names no folder, or none of them is in it. Pure.
 */
export function namedByScript(
  testFiles: readonly string[],
  script: Pick<TestScript, "runner" | "files" | "chosen"> | null,
): string[] {
  if (script === null || SEARCHES.has(script.runner)) return [...testFiles];
  const all = script.chosen === undefined ? [...testFiles] : chosenOf(testFiles, script.chosen);
  const places = script.files.map(placeOf);
  if (places.length === 0 || places.includes(null)) return all;
  const named = all.filter((file) => places.some((place) => file === place || file.startsWith(`${place ?? ""}/`)));
  return named.length > 0 ? named : all;
}

/** All of them where none is chosen, or a pattern cannot be read. */
function chosenOf(testFiles: readonly string[], { folder, matches, ignores }: ChosenFiles): string[] {
  const place = placeOf(folder);
  try {
    const wanted = new RegExp(matches ?? "", "i");
    const unwanted = ignores.map((pattern) => new RegExp(pattern, "i"));
    const chosen = testFiles.filter((file) => {
      if (place !== null && !file.startsWith(`${place}/`)) return false;
      const below = place === null ? file : file.slice(place.length + 1);
      // Of a folder that is ignored nothing is looked at.
      const parts = below.split("/").map((_, index, all) => all.slice(0, index + 1).join("/"));
      return wanted.test(below) && !parts.some((part) => unwanted.some((pattern) => pattern.test(part)));
    });
    return chosen.length > 0 ? chosen : [...testFiles];
  } catch {
    return [...testFiles];
  }
}

/** The folder, that of a file, since it may load those beside it, or that in front of a glob's first sign; null for the whole project. */
function placeOf(word: string): string | null {
  const plain = path.posix.normalize(word).replace(/\/$/, "");
  const glob = plain.search(/[*?[{(!]/);
  const isBelow = plain.includes("/") && /\.[cm]?[jt]sx?$/.test(plain);
  const end = glob === -1 ? plain.length : glob;
  const place = glob === -1 && !isBelow ? plain : plain.slice(0, Math.max(0, plain.lastIndexOf("/", end)));
  return place === "" || place === "." || place.startsWith("..") || path.posix.isAbsolute(place) ? null : place;
}
