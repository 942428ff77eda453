// Parses application log lines and summarises them per service.
//
//   2024-03-01T10:15:30Z WARN [billing] retrying charge attempt=2 reason="card declined"

const LINE = /^(\S+)\s+(DEBUG|INFO|WARN|ERROR)\s+\[([\w.-]+)\]\s*(.*)$/i;
const PAIR = /([\w.]+)=("(?:[^"\\]|\\.)*"|\S+)/g;
const LEVELS = ["debug", "info", "warn", "error"];

function unquote(raw) {
  if (!raw.startsWith('"')) return raw;
  return raw.slice(1, -1).replace(/\\(.)/g, "$1");
}

function splitFields(rest) {
  const fields = {};
  let message = rest;
  for (const [whole, key, raw] of rest.matchAll(PAIR)) {
    fields[key] = unquote(raw);
    message = message.replace(whole, () => "");
  }
  return { message: message.replace(/\s+/g, " ").trim(), fields };
}

export function parseLine(line) {
  const match = LINE.exec(line);
  if (!match) return null;
  const [, stamp, level, service, rest] = match;
  const time = Date.parse(stamp);
  if (Number.isNaN(time)) return null;
  const { message, fields } = splitFields(rest);
  return {
    time,
    level: level.toLowerCase(),
    service,
    message,
    fields,
    trace: [],
  };
}

// Lines that start with whitespace belong to the entry before them.
export function parseLog(text) {
  const entries = [];
  const rejected = [];
  let current = null;
  text.split(/\r?\n/).forEach((line, index) => {
    if (line.trim() === "") return;
    if (/^\s/.test(line) && current) {
      current.trace.push(line.trim());
      return;
    }
    const entry = parseLine(line);
    current = entry;
    if (!entry) {
      rejected.push({ lineNumber: index + 1, line });
      return;
    }
    entries.push(entry);
  });
  return { entries, rejected };
}

export function atLeast(entries, level) {
  const threshold = LEVELS.indexOf(level.toLowerCase());
  if (threshold === -1) throw new Error(`unknown level: ${level}`);
  return entries.filter((e) => LEVELS.indexOf(e.level) >= threshold);
}

export function summarise(entries) {
  const byService = new Map();
  for (const entry of entries) {
    let stats = byService.get(entry.service);
    if (!stats) {
      stats = { total: 0, errors: 0, first: entry.time, last: entry.time };
      byService.set(entry.service, stats);
    }
    stats.total += 1;
    if (entry.level === "error") stats.errors += 1;
    stats.first = Math.min(stats.first, entry.time);
    stats.last = Math.max(stats.last, entry.time);
  }
  return byService;
}

// Collapses runs of the same message from the same service.
export function collapseRepeats(entries) {
  const out = [];
  let run = null;
  for (const entry of entries) {
    if (run && run.service === entry.service && run.message === entry.message) {
      run.count += 1;
      run.until = entry.time;
      continue;
    }
    if (run) out.push(run);
    run = {
      service: entry.service,
      message: entry.message,
      count: 1,
      from: entry.time,
      until: entry.time,
    };
  }
  if (run) out.push(run);
  return out;
}

export function formatSummary(byService) {
  const lines = [];
  for (const [service, stats] of byService) {
    const seconds = Math.round((stats.last - stats.first) / 1000);
    const rate = ((stats.errors / stats.total) * 100).toFixed(1);
    lines.push(`${service}: ${stats.total} lines in ${seconds}s, ${rate}% errors`);
  }
  return lines.join("\n");
}
