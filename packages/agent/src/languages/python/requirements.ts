import { readText } from "./tree.ts";

const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*/;

/** Names of declared run-time requirements: requirements.txt, pyproject.toml (PEP 621, Poetry), setup.cfg, setup.py. */
export async function declaredRequirements(root: string): Promise<string[]> {
  const [plain, pyproject, cfg, setup] = await Promise.all(
    ["requirements.txt", "pyproject.toml", "setup.cfg", "setup.py"].map(async (file) => (await readText(root, file)) ?? ""),
  );
  const lines = [
    ...(plain ?? "").split("\n"),
    ...quoted(/^dependencies\s*=\s*\[([^\]]*(?:\[[^\]]*\][^\]]*)*)\]/m.exec(section(pyproject ?? "", "project"))?.[1]),
    ...[...section(pyproject ?? "", "tool.poetry.dependencies").matchAll(/^([\w.-]+)\s*=(?!.*optional\s*=\s*true)/gm)].map(
      (match) => match[1] ?? "",
    ),
    ...(/^install_requires\s*=\s*((?:.*\n?)(?:[ \t]+.*\n?)*)/m.exec(cfg ?? "")?.[1] ?? "").split("\n"),
    ...quoted(/install_requires\s*=\s*\[([\s\S]*?)\]/.exec(setup ?? "")?.[1]),
  ];
  const names = lines.flatMap((line) => {
    const text = line.trim();
    // A marker may exclude this platform or interpreter; what is really missing shows when a module is imported.
    const isExcluded = /;\s*(?:python_version|sys_platform|platform_)/.test(text);
    if (text === "" || /^[#./-]|^[\w+]+:\/\//.test(text) || isExcluded) return [];
    const name = NAME.exec(text)?.[0];
    return name && name.toLowerCase() !== "python" ? [name.toLowerCase()] : [];
  });
  return [...new Set(names)].sort();
}

function quoted(text: string | undefined): string[] {
  return [...(text ?? "").matchAll(/["']([^"'\n]+)["']/g)].map((match) => match[1] ?? "");
}

function section(toml: string, name: string): string {
  const start = toml.indexOf(`[${name}]`);
  if (start < 0) return "";
  const rest = toml.slice(start + name.length + 2);
  const end = rest.search(/^\[/m);
  return end < 0 ? rest : rest.slice(0, end);
}
