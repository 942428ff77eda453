/** Folders that run code in a pipeline or on a developer's machine, at any depth. `git~1` is `.git` to Windows. */
const FOLDERS = new Set([
  ".git",
  "git~1",
  ".github",
  ".gitlab",
  ".bitbucket",
  ".circleci",
  ".buildkite",
  ".husky",
  ".githooks",
  ".hg",
  ".svn",
  ".woodpecker",
  ".teamcity",
  ".vscode",
  ".idea",
  ".devcontainer",
]);

const FILES = new Set([
  // Pipelines.
  ".gitlab-ci.yml",
  ".gitlab-ci.yaml",
  ".travis.yml",
  ".drone.yml",
  ".woodpecker.yml",
  "appveyor.yml",
  ".appveyor.yml",
  "azure-pipelines.yml",
  "azure-pipelines.yaml",
  "bitbucket-pipelines.yml",
  "jenkinsfile",
  "cloudbuild.yaml",
  "buildspec.yml",
  ".cirrus.yml",
  "action.yml",
  "action.yaml",
  "makefile",
  "dockerfile",
  // Who reviews, hooks, and what git itself obeys.
  "codeowners",
  ".pre-commit-config.yaml",
  "lefthook.yml",
  ".lefthook.yml",
  ".huskyrc",
  ".envrc",
  ".gitmodules",
  ".gitattributes",
  ".gitconfig",
  // Dependencies, locked or not, and where they come from.
  "package-lock.json",
  "npm-shrinkwrap.json",
  "yarn.lock",
  "pnpm-lock.yaml",
  "pnpm-workspace.yaml",
  "bun.lock",
  "bun.lockb",
  "deno.lock",
  "poetry.lock",
  "pipfile",
  "pipfile.lock",
  "uv.lock",
  "pdm.lock",
  "gemfile.lock",
  "cargo.lock",
  "composer.lock",
  "go.sum",
  ".npmrc",
  ".yarnrc",
  ".yarnrc.yml",
  "pip.conf",
  // What decides which tests run, and how: a project of Python keeps its dependencies in the same files.
  "pyproject.toml",
  "setup.cfg",
  "setup.py",
  "tox.ini",
  "pytest.ini",
  ".pytest.ini",
  "conftest.py",
  "noxfile.py",
  "sitecustomize.py",
  "usercustomize.py",
  "mocha.opts",
  ".coveragerc",
  "codecov.yml",
  ".codecov.yml",
]);

const PATTERNS = [
  /^requirements.*\.(?:txt|in)$/,
  /\.pth$/,
  /^\.(?:mocha|nyc|c8|tap|ava|jest)rc(?:\..+)?$/,
  /^(?:jest|vitest|vite|karma|ava|tap|mocha|playwright|cypress|wdio|nightwatch|protractor|wallaby|stryker)[^/]*\.(?:config|conf|setup|workspace)(?:\..+)?\.(?:[cm]?[jt]s|json)$/,
];

/** As file systems read a name that take no notice of case, of width, of dots at the end, or of streams after a colon. */
function asRead(part: string): string {
  const [name = ""] = part.normalize("NFKC").toLowerCase().split(":");
  return name.replace(/[. ]+$/, "");
}

/** Neither people nor every file system read such a path as git does. */
export function isMisleadingPath(path: string): boolean {
  const parts = path.split("/");
  return /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\\uFFFD]/u.test(path) || parts.some((part) => part === "" || part === "." || part === "..");
}

/** Whether a path belongs to the project's automation, its test settings or its dependencies. */
export function isProtectedPath(path: string): boolean {
  const parts = path.split("/").map(asRead);
  const name = parts.at(-1) ?? "";
  return parts.some((part) => FOLDERS.has(part)) || FILES.has(name) || PATTERNS.some((pattern) => pattern.test(name));
}
