import type { LanguageAdapter } from "../../types/language.ts";
import { javascriptCandidates } from "./candidates/index.ts";
import { classifyPath } from "./classify-path.ts";
import { spectrum } from "./coverage.ts";
import { detect } from "./detect.ts";
import { findSyntax } from "./find-syntax.ts";
import { hasRunner, withBuiltInRunner } from "./built-in-runner.ts";
import { install } from "./install.ts";
import { guard } from "./judge/guard.ts";
import { judgeJavaScript } from "./judge/index.ts";
import { judgeBySuite } from "./judge/suite.ts";
import { writeDocumented } from "./reproduce/documented.ts";
import { writeReproductions } from "./reproduce/index.ts";
import { objectToEdit } from "./object-to-edit.ts";
import { observe, observeEach } from "./observe.ts";
import { readTest } from "./read-test.ts";
import { runTests } from "./runners/index.ts";
import { skipped } from "./skipped.ts";
import { syntaxError } from "./syntax.ts";
import { openTypeCheck } from "./types/check.ts";
import { standIn } from "./unbuilt/index.ts";

export const javascriptAdapter: LanguageAdapter = {
  id: "javascript",
  signs: /^[ \t]*(?:```|~~~)[ \t]*(?:[cm]?[jt]sx?|javascript|typescript|node)\b|^[ \t]*at [^\n]{1,300}\.[cm]?[jt]sx?:\d/im,
  detect,
  install,
  standIn,
  hasRunner,
  withBuiltInRunner,
  runTests,
  writeReproductions,
  writeDocumented,
  guard,
  spectrum,
  candidates: javascriptCandidates,
  judge: (workspace, profile, reproduction, candidates, options) =>
    judgeJavaScript(workspace, profile, reproduction, candidates, options, runTests),
  judgeBySuite,
  observe,
  observeEach,
  findSyntax,
  skipped,
  readTest,
  objectToEdit,
  syntaxError,
  openTypeCheck,
  classifyPath,
};
