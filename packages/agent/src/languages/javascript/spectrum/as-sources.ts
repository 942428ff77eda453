import type { ProjectProfile } from "../../../types/language.ts";
import { detailsOf } from "../details.ts";

const COMPILER =
  /^(?:ts-node(?:\/.*)?|tsm|tsx(?:\/.*)?|esbuild-register(?:\/.*)?|esbuild-runner\/register|@swc-node\/register(?:\/.*)?|@swc\/register|sucrase\/register(?:\/.*)?)$/;
const LOAD = /^(?:-r|--require|--import|--loader|--experimental-loader)$/;

/**
 * The same project with its TypeScript read as it stands: what a compiler makes of it has other places for what runs. null where
 * no such compiler is loaded. Pure.
 */
export function asSources(profile: ProjectProfile): ProjectProfile | null {
  const details = detailsOf(profile);
  const runnerArgs = withoutCompilers(details.runnerArgs);
  const nodeArgs = withoutCompilers(details.nodeArgs);
  const isSame = runnerArgs.length === details.runnerArgs.length && nodeArgs.length === details.nodeArgs.length;
  return isSame ? null : { ...profile, details: { ...details, runnerArgs, nodeArgs, readsSources: true } };
}

function withoutCompilers(words: readonly string[]): string[] {
  const kept: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? "";
    const [option = "", inline] = word.split(/=(.*)/s);
    const isLoad = LOAD.test(option);
    const module = isLoad ? (inline ?? words[at + 1] ?? "") : "";
    const taken = isLoad && inline === undefined ? words.slice(at, at + 2) : [word];
    at += taken.length - 1;
    if (!isLoad || !COMPILER.test(module)) kept.push(...taken);
  }
  return kept;
}
