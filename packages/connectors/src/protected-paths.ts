/** Folders that run code in a pipeline or on a developer's machine, at any depth. */
const FOLDERS = new Set([
  ".git",
  ".github",
  ".gitlab",
  ".circleci",
  ".buildkite",
  ".husky",
  ".githooks",
  ".hg",
  ".svn",
  ".woodpecker",
  ".teamcity",
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
  // Hooks and what git itself obeys.
  ".pre-commit-config.yaml",
  "lefthook.yml",
  ".lefthook.yml",
  ".huskyrc",
  ".gitmodules",
  ".gitattributes",
  ".gitconfig",
  // Locked dependencies and where they come from.
  "package-lock.json",
  "npm-shrinkwrap.json",
  "yarn.lock",
  "pnpm-lock.yaml",
  "bun.lock",
  "bun.lockb",
  "deno.lock",
  "poetry.lock",
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
]);

/** Compared without case, because some file systems do. */
export function isProtectedPath(path: string): boolean {
  const parts = path.toLowerCase().split("/");
  const name = parts.at(-1) ?? "";
  if (parts.some((part) => part === "" || part === "." || part === "..")) return true;
  return parts.slice(0, -1).some((part) => FOLDERS.has(part)) || FOLDERS.has(name) || FILES.has(name);
}
