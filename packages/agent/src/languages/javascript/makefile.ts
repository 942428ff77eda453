/** Names of the scripts that a Makefile's targets are; no script of a manifest is called so. */
export const makeScript = (target: string): string => `make ${target}`;

const ASSIGNMENT = /^(?:export )?([\w.-]+) ?(\?|\+|:{1,3})?= ?(.*)$/;
const RULE = /^([^\s:=#][^:=#]{0,500}?) ?::?(?!=) ?([^|;#]{0,2000})/;
const DIRECTIVE = /^(?:-?include|ifn?eq|ifn?def|else|endif|define|endef|export|unexport|vpath|override|\.[A-Z_]+)\b/;
/** Variables of variables; what goes deeper is left empty. */
const MOST_LEVELS = 8;

/** A plain variable's value; what make would compute, or nobody sets, is empty. */
function expand(text: string, variables: ReadonlyMap<string, string>, level = 0): string {
  if (level > MOST_LEVELS) return "";
  return text.replace(
    /\$(?:\(([^()]{0,200})\)|\{([^{}]{0,200})\}|([\w@<^$]))/g,
    (_, round?: string, curly?: string, sign?: string) => {
      if (sign === "$") return "$";
      const name = round ?? curly ?? sign ?? "";
      return expand(variables.get(name) ?? "", variables, level + 1);
    },
  );
}

/**
 * Each target of a Makefile as a script: what it needs first, and then its recipe. Read as far as projects use it to call their
 * tests: of conditions the last branch counts, functions and patterns are not read. Pure.
 */
export function scriptsOfMakefile(text: string): Record<string, string> {
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
    targets = expand(names, variables).split(" ").filter(Boolean);
    for (const target of targets) {
      const own = commands.get(target) ?? [];
      commands.set(target, [...own, ...needs.split(" ").filter(Boolean).map(makeScript)]);
    }
  }
  const scripts = [...commands].map(([target, lines]) => [makeScript(target), expand(lines.join(" && "), variables)]);
  const [first] = commands.keys();
  return Object.fromEntries([...scripts, ...(first === undefined ? [] : [["make", makeScript(first)]])]);
}
