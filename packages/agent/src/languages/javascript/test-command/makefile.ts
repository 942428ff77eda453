/** Names of the scripts that a Makefile's targets are; no script of a manifest is called so. */
export const makeScript = (target: string): string => `make ${target}`;

const ASSIGNMENT = /^(?:export )?([\w.-]+) ?(\?|\+|:{1,3})?= ?(.*)$/;
const RULE = /^([^\s:=#][^:=#]{0,500}?) ?::?(?!=) ?([^|;#]{0,2000})/;
const DIRECTIVE = /^(?:-?include|ifn?eq|ifn?def|else|endif|define|endef|export|unexport|vpath|override|\.[A-Z_]+)\b/;
/** A Makefile that is longer calls no tests that could be read here; a value or a rule that is, is cut off. */
const MOST = { bytes: 65_536, value: 1000, targets: 20, levels: 20 };

/** A plain variable's value; what make would compute, or nobody sets, is empty. Each is worked out once, however often it is named. */
function createExpansion(variables: ReadonlyMap<string, string>): (text: string) => string {
  const known = new Map<string, string>();
  let level = 0;

  function valueOf(name: string): string {
    const before = known.get(name);
    if (before !== undefined) return before;
    if (level === MOST.levels) return "";
    // For those that name themselves.
    known.set(name, "");
    level += 1;
    const value = expand(variables.get(name) ?? "").slice(0, MOST.value);
    level -= 1;
    known.set(name, value);
    return value;
  }

  function expand(text: string): string {
    return text.replace(
      /\$(?:\(([^()]{0,200})\)|\{([^{}]{0,200})\}|([\w@<^$]))/g,
      (_, round?: string, curly?: string, sign?: string) => (sign === "$" ? "$" : valueOf(round ?? curly ?? sign ?? "")),
    );
  }

  return expand;
}

/**
 * Each target of a Makefile as a script: what it needs first, and then its recipe. Read as far as projects use it to call their
 * tests: of conditions the last branch counts, functions and patterns are not read. Pure.
 */
export function scriptsOfMakefile(text: string): Record<string, string> {
  if (text.length > MOST.bytes) return {};
  const variables = new Map<string, string>();
  const commands = new Map<string, string[]>();
  let targets: string[] = [];
  let isDefinition = false;
  for (const line of text.replaceAll(/\\\r?\n[ \t]*/g, " ").split(/\r?\n/)) {
    if (/^(?:define|endef)\b/.test(line)) isDefinition = line.startsWith("define");
    if (isDefinition) continue;
    if (line.startsWith("\t")) {
      const recipe = line.trim().replace(/^[@+-]{1,3} ?/, "");
      if (recipe !== "" && !recipe.startsWith("#")) for (const target of targets) commands.get(target)?.push(recipe);
      continue;
    }
    // Long runs of blanks say nothing, and would be slow to read.
    const plain = line.trim().replaceAll(/\s+/g, " ");
    if (plain === "" || plain.startsWith("#")) continue;
    const [, name, how, value = ""] = ASSIGNMENT.exec(plain) ?? [];
    if (name !== undefined) {
      const before = variables.get(name);
      if (how === "+") variables.set(name, `${before ?? ""} ${value}`.trim());
      else if (how !== "?" || before === undefined) variables.set(name, value);
      continue;
    }
    const [, names, needs = ""] = DIRECTIVE.test(plain) ? [] : (RULE.exec(plain) ?? []);
    if (names === undefined) continue;
    targets = names.split(" ").slice(0, MOST.targets);
    for (const target of targets) {
      const own = commands.get(target) ?? [];
      commands.set(target, [...own, ...needs.split(" ").filter(Boolean).map(makeScript)]);
    }
  }
  const expand = createExpansion(variables);
  const scripts = [...commands].map(([target, lines]) => [makeScript(target), expand(lines.join(" && "))]);
  const [first] = commands.keys();
  return Object.fromEntries([...scripts, ...(first === undefined ? [] : [["make", makeScript(first)]])]);
}
