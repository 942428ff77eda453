import type { LanguageAdapter } from "../../types/language.ts";
import { isNamedForTests } from "../test-support.ts";

const LOCKFILES = /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?)$/;
const WORKFLOWS =
  /^(?:\.github\/(?:workflows|actions)\/|\.circleci\/|\.buildkite\/|\.husky\/|\.gitlab-ci\.yml$|\.travis\.yml$|appveyor\.yml$|\.appveyor\.yml$|azure-pipelines\.yml$|bitbucket-pipelines\.yml$|Jenkinsfile$|\.drone\.yml$)/;
const CONFIGS =
  /(?:^|\/)(?:package\.json|tsconfig[^/]*\.json|jsconfig\.json|deno\.jsonc?|turbo\.json|nx\.json|lerna\.json|pnpm-workspace\.yaml|\.[^/]*rc(?:\.[^/]+)?|\.(?:git|npm|editor|prettier|eslint)[^/]*|mocha\.opts|Makefile|Dockerfile|(?:Gruntfile|Gulpfile|gulpfile)\.[^/]+|[^/]+\.config\.(?:[mc]?[jt]s|json)|(?:jest|vitest|vite|karma|webpack|rollup|babel|mocha|wallaby)[^/]*\.(?:conf|setup|config|workspace)[^/]*\.[mc]?[jt]s)$/;
const SOURCES = /\.(?:[mc]?[jt]sx?|vue|svelte|coffee)$/;
const TEST_FOLDER = /(?:^|\/)(?:tests?|specs?|__tests__|__test__|__mocks__|__snapshots__|e2e|test-d|fixtures|__fixtures__)\//i;
const TEST_NAME =
  /(?:^|\/)(?:(?:tests?|specs?)\.[mc]?[jt]sx?|[^/]*[._-](?:tests?|specs?)(?:\.[mc]?[jt]sx?)|[^/]+\.snap|test-[^/]+\.[mc]?[jt]sx?)$/i;

/** Whether a path looks like a test or what tests need. Types-only tests count too. */
export function isTestPath(filePath: string): boolean {
  return TEST_FOLDER.test(filePath) || TEST_NAME.test(filePath) || isNamedForTests(filePath);
}

/** Whether a path is how the project is built, checked or published, and not what it is. */
export function isConfigPath(filePath: string): boolean {
  return CONFIGS.test(filePath);
}

export function isJavaScript(filePath: string): boolean {
  return /\.[mc]?[jt]sx?$/.test(filePath) && !/\.d\.[mc]?ts$/.test(filePath) && !/\.min\.[mc]?js$/.test(filePath);
}

export const classifyPath: LanguageAdapter["classifyPath"] = (filePath, profile) => {
  if (WORKFLOWS.test(filePath)) return "workflow";
  if (LOCKFILES.test(filePath)) return "lockfile";
  if (profile.testFiles.includes(filePath) || profile.testSupport?.includes(filePath)) return "test";
  if (isConfigPath(filePath)) return "config";
  if (isTestPath(filePath)) return "test";
  return SOURCES.test(filePath) ? "source" : "other";
};
