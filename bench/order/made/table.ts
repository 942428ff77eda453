export interface Made {
  kind: string;
  /** Infinite where the fix is not among the candidates, or its line's caps leave it out. */
  rank: number;
  covered: boolean;
  /** Candidates at all lines that are looked at. */
  proposals: number;
}

const LIMITS = [20, 100, 1000];

/** One line a kind: made, covered, where the covered ones stand. */
export function printTable(made: readonly Made[]): string {
  const kinds = [...new Set(made.map(({ kind }) => kind))].toSorted();
  const head = `${"slip".padEnd(32)} made  covered   median ${LIMITS.map((one) => `≤${one}`.padStart(7)).join("")}`;
  const lines = kinds.map((kind) =>
    line(
      kind,
      made.filter((one) => one.kind === kind),
    ),
  );
  const proposals = made.reduce((sum, one) => sum + one.proposals, 0) / made.length;
  return [head, ...lines, line("all", made), `${proposals.toFixed(0)} proposals for each`, ""].join("\n");
}

function line(name: string, made: readonly Made[]): string {
  const covered = made.filter((one) => one.covered);
  const ranks = covered.map(({ rank }) => rank).sort((a, b) => a - b);
  const median = ranks[Math.floor(ranks.length / 2)];
  const share = (count: number): string => `${Math.round((100 * count) / made.length)} %`.padStart(7);
  const within = LIMITS.map((limit) => share(ranks.filter((rank) => rank <= limit).length)).join("");
  return `${name.padEnd(32)} ${String(made.length).padStart(4)} ${share(covered.length).padStart(8)} ${(median === undefined ? "–" : median === Infinity ? "late" : String(median)).padStart(8)} ${within}`;
}
