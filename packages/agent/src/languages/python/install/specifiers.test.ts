import { tempFolder } from "@fixpoint/testing";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { requirementFor } from "./distributions.ts";
import { notFound, reasonOf } from "./pip.ts";
import { asRequirement, declaredSpecifiers } from "./specifiers.ts";

test.each([
  ["Requests", { name: "requests", text: "Requests" }],
  ["ruamel.yaml >= 0.17, < 1", { name: "ruamel-yaml", text: "ruamel.yaml>=0.17,<1" }],
  ["uvicorn[standard] ~= 0.2  # the server", { name: "uvicorn", text: "uvicorn[standard]~=0.2" }],
  ["tomli; python_version < '3.11'", { name: "tomli", text: "tomli ; python_version < '3.11'" }],
  ["-r other.txt", null],
  ["--index-url https://example.org", null],
  ["evil @ https://example.org/evil.whl", null],
  ["git+https://example.org/evil.git", null],
  ["./local", null],
  ["python", null],
  ["", null],
])("%j as a requirement", (line, requirement) => {
  expect(asRequirement(line)).toEqual(requirement);
});

test("whatever a file holds, pip gets no option, address or path of it", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(..."a-_.=<>;:/@[] 1'\"") })), (line) => {
      const text = asRequirement(line)?.text;
      if (text === undefined) return;
      expect(text).toMatch(/^[A-Za-z0-9]/);
      expect(text).not.toMatch(/[/\\@:]/);
    }),
  );
});

test("what the project asks for is read from all its lists", async () => {
  await using folder = await tempFolder();
  const files = {
    "requirements.txt": "attrs>=22\n",
    "requirements-dev.txt": "pytest-mock\nattrs>=1\n",
    "pyproject.toml": '[project.optional-dependencies]\ntest = ["freezegun==1.2"]\n[tool.poetry.dependencies]\nrich = "^13.1"\n',
    "setup.cfg":
      "[options]\npackages =\n    left_pad\ninstall_requires =\n    toml\n    # no\n    click>=8\n[options.extras_require]\nci =\n    coverage\n",
    "tox.ini": "[testenv]\ndeps =\n    responses<1\n",
    "setup.py": "setup(name='left_pad', extras_require={'yaml': ['PyYAML>=5']}, install_requires=['six', \"idna\"])\n",
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder.path, name), text);

  const declared = await declaredSpecifiers(folder.path);

  expect(declared.get("attrs")).toBe("attrs>=22");
  expect(declared.get("pytest-mock")).toBe("pytest-mock");
  expect(declared.get("freezegun")).toBe("freezegun==1.2");
  expect(declared.get("rich")).toBe("rich>=13.1,<14");
  expect(declared.get("responses")).toBe("responses<1");
  expect(["six", "idna", "toml", "click", "coverage"].map((name) => declared.get(name))).toEqual([
    "six",
    "idna",
    "toml",
    "click>=8",
    "coverage",
  ]);
  expect(requirementFor("yaml", declared)).toBe("PyYAML>=5");
  expect(requirementFor("PIL", declared)).toBe("pillow");
  expect(requirementFor("left_pad", declared)).toBeNull();
});

test("pip says which it cannot have, and why", () => {
  const said =
    "WARNING: x\nERROR: Could not find a version that satisfies the requirement gone==3 (from versions: none)\nERROR: No matching distribution found for gone==3\n";

  expect(notFound(said)).toEqual(["gone"]);
  expect(reasonOf(said)).toBe("No matching distribution found for gone==3");
  expect(reasonOf("/usr/bin/python3: No module named pip\n")).toContain("python3-pip");
});
