import * as t from "@babel/types";
import type { Recorded } from "../../../../crash/recorded-values.ts";
import { toSource } from "./source.ts";

/** Something made of recorded values, or why it cannot be. */
export type Rebuilt<T> = { made: T } | { reason: string };

type Variables = ReadonlyMap<string, Recorded>;

export interface Arguments {
  /** Source of each argument. */
  sources: string[];
  /** Names of the variables that they come from. */
  names: string[];
}

/** A function's arguments from its frame's variables. Pure. */
export function rebuildArguments(params: t.Function["params"], variables: Variables): Rebuilt<Arguments> {
  const made: Arguments = { sources: [], names: [] };
  for (const param of params) {
    // TypeScript's type of `this` is no parameter.
    if (t.isIdentifier(param, { name: "this" })) continue;
    const one = rebuildParameter(param, variables);
    if ("reason" in one) return one;
    made.sources.push(...one.made.sources);
    made.names.push(...one.made.names);
  }
  return { made };
}

function rebuildParameter(param: t.Node, variables: Variables): Rebuilt<Arguments> {
  if (t.isIdentifier(param)) return rebuildVariable(param.name, variables);
  if (t.isAssignmentPattern(param)) return rebuildParameter(param.left, variables);
  if (t.isTSParameterProperty(param)) return rebuildParameter(param.parameter, variables);
  if (t.isRestElement(param)) return prefixed(rebuildParameter(param.argument, variables), "...");
  if (!t.isObjectPattern(param)) return { reason: "a parameter is taken apart in a way that was not recorded" };
  return rebuildPattern(param, variables);
}

/** `{ a, b: c = 1, ...others }` from the variables that it fills. */
function rebuildPattern(pattern: t.ObjectPattern, variables: Variables): Rebuilt<Arguments> {
  const parts: string[] = [];
  const names: string[] = [];
  for (const property of pattern.properties) {
    const target = t.isRestElement(property) ? property : property.value;
    const key = t.isRestElement(property) || !t.isIdentifier(property.key) ? "" : `${property.key.name}: `;
    if (t.isObjectProperty(property) && (property.computed || key === ""))
      return { reason: "a parameter is taken apart in a way that was not recorded" };
    const one = rebuildParameter(target, variables);
    if ("reason" in one) return one;
    parts.push(`${key}${one.made.sources.join("")}`);
    names.push(...one.made.names);
  }
  return { made: { sources: [parts.length === 0 ? "{}" : `{ ${parts.join(", ")} }`], names } };
}

function prefixed(rebuilt: Rebuilt<Arguments>, mark: string): Rebuilt<Arguments> {
  if ("reason" in rebuilt) return rebuilt;
  return { made: { ...rebuilt.made, sources: rebuilt.made.sources.map((source) => `${mark}${source}`) } };
}

function rebuildVariable(name: string, variables: Variables): Rebuilt<Arguments> {
  const recorded = variables.get(name);
  if (recorded === undefined) return { reason: `\`${name}\` was not recorded, or is too large to be used` };
  if ("unusable" in recorded) return { reason: `\`${name}\` ${recorded.unusable}` };
  const source = toSource(recorded.value);
  if (source !== null) return { made: { sources: [source], names: [name] } };
  return {
    reason: `\`${name}\` cannot be made again from what was recorded: ${JSON.stringify(recorded.value).slice(0, 60)}`,
  };
}

/** The object that a method ran on, from its recorded fields. `holder` is the class in the test. */
export function rebuildInstance(holder: string, variables: Variables, usesThis: boolean): Rebuilt<string> {
  const recorded = variables.get("this");
  const value = recorded !== undefined && "value" in recorded ? recorded.value : null;
  const isState = typeof value === "object" && value !== null && !Array.isArray(value);
  const source = isState ? toSource(value) : null;
  if (source !== null) return { made: `Object.assign(Object.create(${holder}.prototype), ${source})` };
  if (!usesThis) return { made: `Object.create(${holder}.prototype)` };
  return { reason: `the instance of \`${holder}\` cannot be made again from what was recorded` };
}
