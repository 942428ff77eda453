import * as t from "@babel/types";
import type { LanguageAdapter } from "../../types/language.ts";
import { freeNames, tryParse, walk } from "./ast.ts";
import { isTestPath } from "./classify-path.ts";

/** How tests run, and ways to find out that they do. A fix that is about them brings none that the file does not use already. */
const NAMES = new Set(
  "process globalThis global eval Function Reflect Proxy WebAssembly module test it describe suite expect assert before after beforeEach afterEach jest vi mocha chai Deno Bun fetch".split(
    " ",
  ),
);
const MEMBERS = new Set(
  "constructor __proto__ prepareStackTrace captureStackTrace stack callee caller mainModule NODE_ENV".split(" "),
);
const MODULES =
  /^(?:node:)?(?:assert|test|module|vm|fs|child_process|worker_threads|inspector|v8|process|os|https?|http2|net|dns|tls|dgram|cluster|repl|async_hooks|perf_hooks)(?:\/.*)?$|^(?:vitest|mocha|tape|chai|sinon|jest(?:-.*)?|@jest\/.*)$/;

interface Uses {
  members: Set<string>;
  modules: Set<string>;
  /** Built-in classes whose shared methods are replaced. */
  patched: Set<string>;
}

function usesOf(file: string, code: string): Uses {
  const uses: Uses = { members: new Set(), modules: new Set(), patched: new Set() };
  const parsed = tryParse(file, code);
  if (parsed === null) return uses;
  walk(parsed, (node) => {
    if (t.isMemberExpression(node) || t.isOptionalMemberExpression(node)) {
      const name = t.isIdentifier(node.property)
        ? node.property.name
        : t.isStringLiteral(node.property)
          ? node.property.value
          : null;
      if (name !== null) uses.members.add(name);
      if (node.computed && !t.isNumericLiteral(node.property) && t.isBinaryExpression(node.property, { operator: "+" }))
        uses.members.add("constructor");
    }
    if (t.isImportDeclaration(node)) uses.modules.add(node.source.value);
    if (t.isCallExpression(node) && (t.isImport(node.callee) || t.isIdentifier(node.callee, { name: "require" }))) {
      const [module] = node.arguments;
      uses.modules.add(t.isStringLiteral(module) ? module.value : "a module that is not named");
    }
    if (t.isAssignmentExpression(node) && t.isMemberExpression(node.left)) {
      const owner = node.left.object;
      if (t.isMemberExpression(owner) && t.isIdentifier(owner.property, { name: "prototype" }) && t.isIdentifier(owner.object))
        uses.patched.add(owner.object.name);
    }
  });
  return uses;
}

const BUILT_IN = /^(?:Object|Array|String|Number|Boolean|Function|RegExp|Date|Error|Map|Set|Promise|Symbol|BigInt)$/;

export const objectToEdit: LanguageAdapter["objectToEdit"] = async (file, base, patched) => {
  const before = usesOf(file, base);
  const after = usesOf(file, patched);
  const known = new Set(freeNames(base));
  const fresh = (now: Set<string>, then: Set<string>): string[] => [...now].filter((one) => !then.has(one));
  return [
    ...freeNames(patched)
      .filter((name) => NAMES.has(name) && !known.has(name))
      .map((name) => `it begins to use ${name}`),
    ...fresh(after.members, before.members)
      .filter((name) => MEMBERS.has(name))
      .map((name) => `it begins to use .${name}`),
    ...fresh(after.modules, before.modules)
      .filter((name) => MODULES.test(name) || name === "a module that is not named" || isTestPath(name))
      .map((name) => `it begins to import ${name}`),
    ...fresh(after.patched, before.patched)
      .filter((name) => BUILT_IN.test(name))
      .map((name) => `it changes ${name} for all code`),
  ];
};
