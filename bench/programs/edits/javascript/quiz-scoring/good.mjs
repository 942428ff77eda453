// Scores pub quiz rounds: text, number, multiple choice and list answers.

export function normalizeAnswer(text) {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, "")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^(the|a|an) /, "");
}

function matchesAny(given, accepted) {
  const wanted = accepted.map(normalizeAnswer);
  return wanted.includes(normalizeAnswer(given));
}

function scoreNumber(question, given) {
  const value = Number(given.replace(/[\s,]/g, ""));
  if (given.trim() === "" || Number.isNaN(value)) return 0;
  const error = Math.abs(value - question.answer);
  if (error === 0) return question.points;
  return error <= (question.tolerance ?? 0) ? question.points / 2 : 0;
}

function scoreChoice(question, given) {
  const picked = new Set(given.toUpperCase().match(/[A-F]/g) ?? []);
  const right = new Set(question.answer);
  const hits = [...picked].filter((letter) => right.has(letter)).length;
  const wrong = picked.size - hits;
  const share = Math.max(0, hits - wrong) / right.size;
  return Math.round(question.points * share * 2) / 2;
}

function scoreList(question, given) {
  const left = question.answer.map((names) => [].concat(names));
  let found = 0;
  for (const part of given.split(/[,;\n]/).slice(0, question.answer.length)) {
    const index = left.findIndex((names) => matchesAny(part, names));
    if (index === -1) continue;
    left.splice(index, 1);
    found += 1;
  }
  return found * question.points;
}

export function scoreAnswer(question, given) {
  if (given === undefined || given === null) return 0;
  switch (question.type) {
    case "number":
      return scoreNumber(question, String(given));
    case "choice":
      return scoreChoice(question, given);
    case "list":
      return scoreList(question, given);
    default:
      return matchesAny(given, [].concat(question.answer)) ? question.points : 0;
  }
}

function maxPoints(question) {
  return question.type === "list" ? question.points * question.answer.length : question.points;
}

export class Quiz {
  constructor(rounds) {
    this.rounds = rounds;
    this.sheets = new Map(); // team -> one entry per round
  }

  register(team) {
    if (this.sheets.has(team)) throw new Error(`team ${team} exists`);
    this.sheets.set(team, this.rounds.map(() => null));
  }

  submit(team, roundIndex, answers, { joker = false } = {}) {
    const sheet = this.sheets.get(team);
    if (!sheet) throw new Error(`no team ${team}`);
    const usedElsewhere = sheet.some((entry, i) => i !== roundIndex && entry?.joker);
    if (joker && usedElsewhere) throw new Error("joker already used");

    const { questions } = this.rounds[roundIndex];
    const scores = questions.map((question, i) => scoreAnswer(question, answers[i]));
    let points = scores.reduce((sum, score) => sum + score, 0);
    const perfect = scores.every((score, i) => score === maxPoints(questions[i]));
    if (joker) points *= 2;
    if (perfect) points += this.rounds[roundIndex].bonus ?? 0;
    sheet[roundIndex] = { points, joker, perfect };
    return points;
  }

  total(team) {
    return this.sheets.get(team).reduce((sum, entry) => sum + (entry?.points ?? 0), 0);
  }

  bestRound(team) {
    return Math.max(0, ...this.sheets.get(team).map((entry) => entry?.points ?? 0));
  }

  // Teams with equal totals are ordered by best round and share a place if that is equal too.
  standings() {
    const rows = [...this.sheets.keys()]
      .map((team) => ({ team, total: this.total(team), best: this.bestRound(team) }))
      .sort((a, b) => b.total - a.total || b.best - a.best || a.team.localeCompare(b.team));
    let place = 0;
    let previous = null;
    return rows.map((row, i) => {
      const tied = previous && previous.total === row.total && previous.best === row.best;
      if (!tied) place = i + 1;
      previous = row;
      return { place, team: row.team, total: row.total };
    });
  }
}
