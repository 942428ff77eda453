import { z } from "zod";

const rowSchema = z.tuple([z.string(), z.number(), z.int(), z.int(), z.array(z.int())]);

/** What is known of one mined fix; rows only of the lines at which the fix is among the candidates. */
export const factsSchema = z.object({
  project: z.string(),
  commit: z.string(),
  file: z.string(),
  kind: z.string(),
  old: z.string(),
  fresh: z.string(),
  /** Candidates by family, at all lines that the fix touches. */
  proposals: z.record(z.string(), z.int()),
  /** What the rows' numbers mean. */
  names: z.array(z.string()),
  /** Each candidate: family, hand-set weight, key, 1 for the fix, facts. */
  sites: z.array(z.array(rowSchema)),
});

export type WrittenFacts = z.infer<typeof factsSchema>;

/** One candidate at a line. */
export interface Row {
  family: string;
  /** What the family gives it, by hand. */
  weight: number;
  /** The same for candidates with the same result. */
  key: number;
  features: string[];
  fixes: boolean;
}

export interface Facts extends Omit<WrittenFacts, "names" | "sites"> {
  sites: Row[][];
}

/** Facts with their names in place of numbers. */
export function unpacked({ names, sites, ...facts }: WrittenFacts): Facts {
  return {
    ...facts,
    sites: sites.map((rows) =>
      rows.map(([family, weight, key, fixes, own]) => ({
        family,
        weight,
        key,
        fixes: fixes === 1,
        features: own.map((at) => names[at] ?? ""),
      })),
    ),
  };
}
