import path from "node:path";

/** A folder's name that speaks of tests: `yapftests`, `unit-tests`, `testsuite`. */
const OF_TESTS = /tests?(?:suite|ing|s)?$|^tests?|specs?$/i;
const HELPER =
  /(?:^|[._-])tests?[._-]?(?:helpers?|util(?:s|ities)?|support|case|base|setup|common|fixtures?|lib)(?=[._-]|$)|(?:^t|[a-z]T|^T)ests?(?:Helpers?|Util(?:s|ities)?|Support|Case|Base|Setup|Common|Fixtures?|Lib)(?=[A-Z._-]|$)/;

/** A file's name says that it is there for tests: `test_helper.py`, `testUtils.ts`. */
export function isNamedForTests(file: string): boolean {
  return HELPER.test(path.posix.basename(file).replace(/\.[^.]+$/, ""));
}

function foldersAbove(file: string): string[] {
  const parts = path.posix.dirname(file).split("/");
  return parts.map((_, index) => parts.slice(0, index + 1).join("/")).filter((folder) => folder !== ".");
}

/**
 * Files beside tests in a folder that is there for them, though its name is not one of the usual: they decide what passes, and
 * whoever changes one repairs nothing. Of such a folder more than half of all scripts are tests.
 */
export function besideTests(tests: readonly string[], others: readonly string[]): string[] {
  const counts = new Map<string, { tests: number; others: number }>();
  const count = (files: readonly string[], kind: "tests" | "others"): void => {
    for (const folder of files.flatMap(foldersAbove)) {
      const found = counts.get(folder) ?? { tests: 0, others: 0 };
      found[kind] += 1;
      counts.set(folder, found);
    }
  };
  count(tests, "tests");
  count(others, "others");
  const isForTests = (folder: string): boolean => {
    const found = counts.get(folder);
    return found !== undefined && OF_TESTS.test(path.posix.basename(folder)) && found.tests > found.others;
  };
  return others.filter((file) => foldersAbove(file).some(isForTests));
}
