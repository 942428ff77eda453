import { basename } from "node:path";
import type { LanguageAdapter } from "../../types/language.ts";
import { isNamedForTests } from "../test-support.ts";

const LOCKFILES = new Set(["poetry.lock", "Pipfile.lock", "pdm.lock", "uv.lock", "conda-lock.yml", "pylock.toml"]);
const CONFIGS = new Set([
  "setup.py",
  "setup.cfg",
  "pyproject.toml",
  "tox.ini",
  "manage.py",
  "runtests.py",
  "pytest.ini",
  ".pytest.ini",
  "conftest.py",
  "noxfile.py",
  "Pipfile",
  "MANIFEST.in",
  "mypy.ini",
  ".coveragerc",
  ".flake8",
  ".pylintrc",
  "pylintrc",
  "ruff.toml",
  ".ruff.toml",
  "environment.yml",
  ".pre-commit-config.yaml",
  "Makefile",
  "tasks.py",
  "Dockerfile",
  "sitecustomize.py",
  "usercustomize.py",
]);
const WORKFLOWS =
  /^(?:\.github\/|\.circleci\/|\.gitlab-ci\.ya?ml$|\.travis\.ya?ml$|azure-pipelines\.ya?ml$|bitbucket-pipelines\.ya?ml$|Jenkinsfile$|\.buildkite\/|appveyor\.ya?ml$|\.ci\/)/;

/** `test_x.py`, `x_test.py`, `tests.py`, and all Python in a folder for tests. */
export function isTestPath(filePath: string): boolean {
  const name = basename(filePath);
  if (!/\.pyi?$/.test(name)) return false;
  if (/^tests?(?:_.*)?\.py$|_tests?\.py$/.test(name) || isNamedForTests(name)) return true;
  return /(?:^|\/)(?:tests?|testing|unittests?)\//.test(filePath);
}

export const classifyPath: LanguageAdapter["classifyPath"] = (filePath, profile) => {
  const name = basename(filePath);
  if (WORKFLOWS.test(filePath)) return "workflow";
  if (LOCKFILES.has(name)) return "lockfile";
  if (
    CONFIGS.has(name) ||
    /^requirements.*\.(?:txt|in)$/.test(name) ||
    /^(?:requirements|constraints)\//.test(filePath) ||
    name.endsWith(".pth")
  )
    return "config";
  if (profile.testFiles.includes(filePath) || profile.testSupport?.includes(filePath) || isTestPath(filePath)) return "test";
  // Data that tests compare with decides their verdict as much as their code does.
  if (/(?:^|\/)(?:tests?|testdata|fixtures|snapshots|__snapshots__)\//.test(filePath)) return "test";
  return /\.pyi?$/.test(name) ? "source" : "other";
};
