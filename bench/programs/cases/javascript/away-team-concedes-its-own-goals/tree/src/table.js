import { parseResult } from './match.js';

function emptyRow(team) {
  return { team, played: 0, points: 0, scored: 0, conceded: 0 };
}

export class Table {
  constructor() {
    this.rows = new Map();
  }

  row(team) {
    if (!this.rows.has(team)) {
      this.rows.set(team, emptyRow(team));
    }
    return this.rows.get(team);
  }

  add(line) {
    const { home, away, homeGoals, awayGoals } = parseResult(line);
    const a = this.row(home);
    const b = this.row(away);
    a.played += 1;
    b.played += 1;
    a.scored += homeGoals;
    a.conceded += awayGoals;
    b.scored += awayGoals;
    b.conceded += awayGoals;
    if (homeGoals === awayGoals) {
      a.points += 1;
      b.points += 1;
    } else {
      (homeGoals > awayGoals ? a : b).points += 3;
    }
    return this;
  }

  // By points, then by the difference of goals, then by goals scored, then by name.
  standings() {
    const difference = row => row.scored - row.conceded;
    return [...this.rows.values()].sort(
      (a, b) =>
        b.points - a.points ||
        difference(b) - difference(a) ||
        b.scored - a.scored ||
        a.team.localeCompare(b.team),
    );
  }

  print() {
    return this.standings()
      .map((row, i) => `${i + 1}. ${row.team} ${row.points} (${row.scored}:${row.conceded})`)
      .join('\n');
  }
}
