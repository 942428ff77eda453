"use strict";
/** TypeScript as JavaScript, everything that stays where it was. */
const fs = require("node:fs");
const Module = require("node:module");
const path = require("node:path");
const { twinFile } = require("./twin-files.cjs");

const TYPESCRIPT = /\.[mc]?tsx?$/;
/** A text that is a module by what it holds. */
const MODULE_SYNTAX =
  /^[ \t]*(?:import\s*(?:[\w$*{"']|type\b)|export\s+(?:default|const|let|var|function|class|async|type|\{|\*))/m;
const IMPORT = /^([ \t]*import\s+)((?:[\w$]+\s*,\s*)?\{[^}]*\}|[\w$]+)(\s*from\s*(?:"([^"\n]*)"|'([^'\n]*)')[ \t]*;?)/gm;
const TYPE_DECLARED = /\b(?:interface|type)\s+([\w$]+)\s*(?=[<{=]|extends\b)/g;
const VALUE_DECLARED = /\b(?:const|let|var|function\s*\*?|class|enum|namespace|module)\s+([\w$]+)/g;
const EXPORT_FROM = /^([ \t]*export\s+)(\{[^}]*\})(?=\s*from\s*["']\.)/gm;
const WORDS = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|(`(?:\\.|[^`\\])*`)|(?<![\\:])\/\/[^\n]*|\/\*[^]*?\*\//g;
const spaces = (text) => text.replace(/[^\n]/g, " ");

/** Of each file that is asked for: all that is judged asks for the same ones, and an edit of one leaves what it declares. */
const typesOfFile = new Map();
const NONE = new Set();

/** What a TypeScript file of the project declares as a type and as no value; nothing of packages and what cannot be read. */
function onlyTypes(specifier, from) {
  if (!specifier.startsWith(".")) return NONE;
  const asked = path.resolve(path.dirname(from), specifier);
  let known = typesOfFile.get(asked);
  if (known === undefined) {
    known = declaredAsTypes(twinFile(specifier, from) ?? asked);
    typesOfFile.set(asked, known);
  }
  return known;
}

function declaredAsTypes(file) {
  if (!TYPESCRIPT.test(file)) return NONE;
  try {
    const code = fs.readFileSync(file, "utf8").replace(WORDS, "");
    const values = new Set(Array.from(code.matchAll(VALUE_DECLARED), ([, name]) => name));
    return new Set(Array.from(code.matchAll(TYPE_DECLARED), ([, name]) => name).filter((name) => !values.has(name)));
  } catch {
    return NONE;
  }
}

/**
 * TypeScript leaves out what is imported and is no value here, mostly a type, which is none where it is imported from. Nothing
 * moves: what is left out becomes blank.
 */
function withoutTypeImports(file, text) {
  // Who hands on a type hands on what is there: all of it.
  const handedOn = text.replace(EXPORT_FROM, (whole, head, names) =>
    /\bas\b|\bdefault\b/.test(names) ? whole : `${head}*${spaces(names.slice(1))}`,
  );
  const code = withoutWords(handedOn);
  const uses = (name) =>
    code.split(new RegExp(`(?<![\\w$])(?<!(?<!\\.\\.)\\.)${name.replaceAll("$", "\\$")}(?![\\w$])`)).length - 1;
  return handedOn.replace(IMPORT, (whole, head, names, tail, inDouble, inSingle) => {
    const types = onlyTypes(inDouble ?? inSingle, file);
    let any = false;
    const keep = (part) => {
      const local = /([\w$]+)\s*$/.exec(part)?.[1];
      if (local === undefined) return part;
      const imported = /^\s*([\w$]+)\s+as\s/.exec(part)?.[1] ?? local;
      if (uses(local) > 1 && !(names.includes("{") && types.has(imported))) {
        any = true;
        return part;
      }
      return spaces(part);
    };
    const less = names.replace(/[^{},]+/g, keep);
    return any ? head + tidied(less) + tail : spaces(whole);
  });
}

/** Without comments, what stands in quotes and the keys of objects: a name there is no use of it. */
function withoutWords(text) {
  return text.replace(WORDS, (found, template) => template ?? "").replace(/([{,]\s*)[\w$]+(?=\s*:)/g, "$1");
}

/** Without commas that part nothing. */
function tidied(names) {
  return names
    .replace(/,(?=\s*[,}])/g, " ")
    .replace(/(\{\s*),/g, "$1 ")
    .replace(/,(?=\s*[,}])/g, " ")
    .replace(/^(\s*),/, "$1 ");
}

/** A file's text without its types; that of no TypeScript as it is. */
function strip(file, text) {
  if (!TYPESCRIPT.test(file)) return text;
  try {
    return withoutTypeImports(file, Module.stripTypeScriptTypes(text, { mode: "strip" }));
  } catch (error) {
    if (error?.code !== "ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX") throw error;
    return withoutTypeImports(file, Module.stripTypeScriptTypes(text, { mode: "transform" }));
  }
}

module.exports = { MODULE_SYNTAX, strip };
