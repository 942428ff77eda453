import * as t from "@babel/types";
import type { LocatedFrame } from "../../../../crash/locate-frames.ts";
import { tryParse, walk } from "../../ast.ts";
import { rebuildArguments, rebuildInstance, type Rebuilt } from "./arguments.ts";
import { callablesOf, type Callable } from "./callables.ts";

/** A recorded call as a test makes it. */
export interface RecordedCall {
  callable: Callable;
  /** Name that the test imports the function, class or object by. */
  local: string;
  code: string;
  /** E.g. “called parseRow with the 2 recorded arguments of frame src/rows.js:41”. */
  derivedFrom: string;
  /** It raises the exception itself: it may be right, and its caller wrong. */
  isDeliberate: boolean;
}

/** Names that mean something else in a test file. */
const TAKEN = new Set(["assert", "expect", "describe", "it", "test", "t", "util", "probe", "require", "default"]);

/** The name without what engines put around it: `async Reader.parse [as run]` → `parse`; null where it says nothing. */
export function plainName(name: string | null): string | null {
  const last = (name ?? "")
    .replace(/ \[as [^\]]*\]$/, "")
    .replace(/^(?:async |new )+/, "")
    .split(".")
    .at(-1);
  return last === undefined || !/^[A-Za-z_$][\w$]*$/.test(last) || last === "anonymous" ? null : last;
}

function holds(node: t.Node, line: number): boolean {
  return node.loc != null && node.loc.start.line <= line && line <= node.loc.end.line;
}

function nameOf(callable: Callable): string {
  return (callable.kind === "constructor" ? callable.holder : (callable.member ?? callable.holder)) ?? "default";
}

/** The function around the frame's line; where the name does not tell, no other function may be around it. */
function findCallable(program: t.Program, frame: LocatedFrame): Rebuilt<Callable> {
  const name = plainName(frame.function);
  if (name === null && !frame.confirmed) return { reason: "neither its function's name nor its code was recorded" };
  const around = callablesOf(program).filter(({ node }) => holds(node, frame.line));
  const [named, second] = around.filter((one) => name === null || nameOf(one) === name || nameOf(one) === "default");
  let inner = 0;
  walk(program, (node) => {
    if (t.isFunction(node) && holds(node, frame.line)) inner += 1;
  });
  if (inner === 0) return { reason: "it ran when the module was loaded" };
  if (named === undefined || second !== undefined || (name === null && inner > 1))
    return { reason: `the base commit has no function${name === null ? "" : ` \`${name}\``} there that can be called by itself` };
  if (named.kind === "accessor") return { reason: `\`${nameOf(named)}\` is a property` };
  return named.node.generator === true && named.node.async === true
    ? { reason: `\`${nameOf(named)}\` is an asynchronous generator` }
    : { made: named };
}

interface Traits {
  usesThis: boolean;
  assigned: Set<string>;
  isDeliberate: boolean;
}

function traitsOf(callable: Callable, line: number): Traits {
  const traits: Traits = { usesThis: false, assigned: new Set(), isDeliberate: false };
  walk(callable.node.body, (node) => {
    if (t.isThisExpression(node) || t.isSuper(node)) traits.usesThis = true;
    if (t.isThrowStatement(node) && holds(node, line)) traits.isDeliberate = true;
    const target = t.isAssignmentExpression(node) ? node.left : t.isUpdateExpression(node) ? node.argument : null;
    for (const name of target === null ? [] : Object.keys(t.getBindingIdentifiers(target, false, false)))
      traits.assigned.add(name);
  });
  return traits;
}

function targetOf(callable: Callable, local: string, frame: LocatedFrame, usesThis: boolean): Rebuilt<string> {
  switch (callable.kind) {
    case "function":
      return { made: local };
    case "constructor":
      return { made: `new ${local}` };
    case "static":
      return { made: `${local}.${callable.member ?? ""}` };
    default: {
      const instance = rebuildInstance(local, frame.variables, usesThis);
      return "reason" in instance ? instance : { made: `${instance.made}.${callable.member ?? ""}` };
    }
  }
}

function inWords(callable: Callable, count: number, changed: readonly string[], label: string): string {
  const { holder, member, kind } = callable;
  const name = kind === "constructor" || member === null ? nameOf(callable) : `${holder ?? "default"}.${member}`;
  const given = count === 0 ? "no arguments, as in frame" : `the ${count} recorded argument${count === 1 ? "" : "s"} of frame`;
  const names = changed.map((one) => `\`${one}\``).join(", ");
  const note = changed.length === 0 ? "" : ` (${names} as when it crashed: the function assigns it)`;
  return `called ${name} with ${given} ${label}${note}`;
}

/** The call that a frame recorded, made again from its variables. `text` is the base's file. */
export function recordedCall(frame: LocatedFrame, text: string): Rebuilt<RecordedCall> {
  const file = tryParse(frame.file, text);
  if (file === null) return { reason: "its file does not parse" };
  const found = findCallable(file.program, frame);
  if ("reason" in found) return found;
  const callable = found.made;
  const given = rebuildArguments(callable.node.params, frame.variables);
  if ("reason" in given) return given;
  const holder = callable.holder ?? "subject";
  const local = TAKEN.has(holder) ? "subject" : holder;
  const { usesThis, assigned, isDeliberate } = traitsOf(callable, frame.line);
  const target = targetOf(callable, local, frame, usesThis);
  if ("reason" in target) return target;
  const { sources, names } = given.made;
  const call = `${target.made}(${sources.join(", ")})`;
  const code = callable.node.async === true ? `await ${call}` : callable.node.generator === true ? `Array.from(${call})` : call;
  const changed = names.filter((name) => assigned.has(name));
  const derivedFrom = inWords(callable, sources.length, changed, frame.label);
  return { made: { callable, local, code, derivedFrom, isDeliberate } };
}
