import type { LanguageAdapter } from "../../types/language.ts";
import { brokenInvariants } from "./broken-invariants.ts";
import { candidates } from "./candidates/index.ts";
import { classifyPath } from "./classify-path.ts";
import { spectrum } from "./coverage.ts";
import { detect } from "./detect.ts";
import { hasRunner, withBuiltInRunner } from "./built-in-runner.ts";
import { install } from "./install.ts";
import { guard } from "./judge/guard.ts";
import { judge, judgeBySuite } from "./judge/index.ts";
import { findSyntax, objectToEdit, readTest } from "./read.ts";
import { writeDocumented } from "./reproduce/documented.ts";
import { writeReproductions } from "./reproduce/index.ts";
import { observe, observeEach } from "./observe.ts";
import { runTests } from "./runners/index.ts";
import { skipped } from "./skipped.ts";
import { syntaxError } from "./syntax.ts";

/** Python 3 with pytest or unittest, on the system's interpreter. */
export const pythonAdapter: LanguageAdapter = {
  id: "python",
  signs: /^[ \t]*(?:```|~~~)[ \t]*py|^[ \t]*>>> |^Traceback \(most recent call last\)|^[ \t]*File "[^"\n]+", line \d/im,
  detect,
  install,
  hasRunner,
  withBuiltInRunner,
  runTests,
  writeReproductions,
  writeDocumented,
  guard,
  spectrum,
  brokenInvariants,
  candidates,
  judge,
  judgeBySuite,
  observe,
  observeEach,
  findSyntax,
  skipped,
  readTest,
  objectToEdit,
  syntaxError,
  // Type checkers of Python are as many as projects, and few run them on each change.
  openTypeCheck: () => ({ errorsOf: async () => [], close: async () => undefined }),
  classifyPath,
};
