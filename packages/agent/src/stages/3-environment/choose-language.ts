import type { LanguageAdapter, ProjectProfile } from "../../types/language.ts";

export interface Found {
  adapter: Pick<LanguageAdapter, "signs">;
  profile: Pick<ProjectProfile, "sourceFiles" | "testFiles" | "testRunner">;
}

/** What an issue says of where it is. */
export interface Told {
  /** Files of the base commit that the issue names. */
  named: readonly string[];
  /** Title and text of the issue. */
  told: string;
}

/**
 * A repository of several languages, the one first that the issue is about: that of the files that it names, then that of its code
 * and its traces, then one that has tests; else the one that most of its sources are in. Pure.
 */
export function byWhatIsTold<Each extends Found>(found: readonly Each[], { named, told }: Told): Each[] {
  const marks = new Map(found.map((one) => [one, marksOf(one)]));

  function marksOf({ adapter, profile }: Each): number[] {
    const own = new Set([...profile.sourceFiles, ...profile.testFiles]);
    return [
      named.filter((file) => own.has(file)).length,
      adapter.signs?.test(told) === true ? 1 : 0,
      profile.testRunner === null ? 0 : 1,
      profile.sourceFiles.length,
    ];
  }

  function compare(a: Each, b: Each): number {
    const [own = [], other = []] = [marks.get(a), marks.get(b)];
    return own.map((mark, at) => (other[at] ?? 0) - mark).find((difference) => difference !== 0) ?? 0;
  }

  return found.toSorted(compare);
}
