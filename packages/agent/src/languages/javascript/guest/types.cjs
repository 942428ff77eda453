"use strict";
/**
 * Runs inside the sandbox: asks the project's own TypeScript what it says of edits. Each is checked against the errors that
 * the project has anyway; only what changed is checked anew. Reads JSON lines on stdin, answers JSON lines on stdout.
 *
 * in:  {init: {nonce, root}} · {check: {edits: [{file, start, end, replacement}]}}
 * out: {nonce, ready: boolean} · {nonce, errors: [string]}
 */
const fs = require("node:fs");
const { createRequire } = require("node:module");
const path = require("node:path");
const readline = require("node:readline");

/** Files that import what is edited; those beyond are not looked at. */
const MOST_IMPORTERS = 40;
const MOST_ERRORS = 5;

function load(root) {
  try {
    const ts = createRequire(path.join(root, "package.json"))("typescript");
    const config = path.join(root, "tsconfig.json");
    if (typeof ts.createLanguageService !== "function" || !fs.existsSync(config)) return null;
    const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
    const parsed = ts.getParsedCommandLineOfConfigFile(config, { noEmit: true, skipLibCheck: true }, host);
    // Without all of its settings nobody knows what it allows.
    return parsed === undefined || parsed.errors.length > 0 || parsed.fileNames.length === 0
      ? null
      : createChecker(ts, root, parsed);
  } catch {
    return null;
  }
}

function createChecker(ts, root, { fileNames, options }) {
  const texts = new Map();
  let version = 0;
  const service = ts.createLanguageService({
    getScriptFileNames: () => fileNames,
    getScriptVersion: (file) => texts.get(file)?.version ?? "0",
    getScriptSnapshot: (file) => {
      const text = texts.get(file)?.text ?? ts.sys.readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getCompilationSettings: () => options,
    getDefaultLibFileName: (settings) => ts.getDefaultLibFilePath(settings),
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    realpath: ts.sys.realpath,
  });
  const isChecked = (file) => service.getProgram()?.getSourceFile(file) !== undefined;

  function errorsIn(file) {
    if (!isChecked(file)) return [];
    return [...service.getSyntacticDiagnostics(file), ...service.getSemanticDiagnostics(file)]
      .filter(({ category }) => category === ts.DiagnosticCategory.Error)
      .map(({ start, messageText, file: source }) => ({
        line: source === undefined || start === undefined ? 1 : source.getLineAndCharacterOfPosition(start).line + 1,
        text: ts.flattenDiagnosticMessageText(messageText, " "),
      }));
  }

  /** Of the project as it stands, by file. */
  const known = new Map();
  function knownIn(file) {
    let errors = known.get(file);
    if (errors === undefined) known.set(file, (errors = errorsIn(file).map(({ text }) => text)));
    return errors;
  }

  function importersOf(file) {
    try {
      return service.getFileReferences(file).map(({ fileName }) => fileName);
    } catch {
      return [];
    }
  }

  return function check(edits) {
    const files = [...new Set(edits.map(({ file }) => path.join(root, file)))];
    const asked = new Set([...files.filter(isChecked), ...files.filter(isChecked).flatMap(importersOf).slice(0, MOST_IMPORTERS)]);
    for (const file of asked) knownIn(file);
    version += 1;
    for (const file of files) texts.set(file, { version: String(version), text: edited(file, edits) });
    const errors = [];
    for (const file of asked) {
      const left = [...knownIn(file)];
      for (const { line, text } of errorsIn(file)) {
        const at = left.indexOf(text);
        if (at >= 0) left.splice(at, 1);
        else errors.push(`${path.relative(root, file)}:${line}: ${text}`);
      }
    }
    version += 1;
    for (const file of files) texts.set(file, { version: String(version), text: ts.sys.readFile(file) ?? "" });
    return errors.slice(0, MOST_ERRORS).map((error) => error.slice(0, 300));
  };

  function edited(file, edits) {
    const own = edits.filter((edit) => path.join(root, edit.file) === file).sort((a, b) => b.start - a.start);
    return own.reduce(
      (text, { start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end),
      ts.sys.readFile(file) ?? "",
    );
  }
}

let nonce = "";
let check = null;
const answer = (message) => process.stdout.write(`${JSON.stringify({ nonce, ...message })}\n`);

readline
  .createInterface({ input: process.stdin, terminal: false })
  .on("line", (line) => {
    const message = JSON.parse(line);
    if (message.init) {
      ({ nonce } = message.init);
      check = load(message.init.root);
      answer({ ready: check !== null });
    }
    if (message.check) answer({ errors: check?.(message.check.edits) ?? [] });
  })
  .on("close", () => process.exit(0));
