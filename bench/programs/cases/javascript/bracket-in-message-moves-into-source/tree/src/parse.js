// Parses the lines of our service logs:
//   2024-02-01 08:15:02 WARN [billing:worker-3] message text {key=value key2=value}
// The block with fields at the end is optional.
const LINE = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d) ([A-Z]+) +\[(.+)\] (.*?)(?: \{([^{}]*)\})?$/;

export const LEVELS = ['DEBUG', 'INFO', 'WARN', 'ERROR'];

export function parseFields(text) {
  const fields = {};
  for (const part of (text ?? '').split(' ')) {
    const at = part.indexOf('=');
    if (at > 0) {
      fields[part.slice(0, at)] = part.slice(at + 1);
    }
  }
  return fields;
}

export function parseLine(line) {
  const match = LINE.exec(line.trimEnd());
  if (!match || !LEVELS.includes(match[3])) {
    return null;
  }
  const [service, thread = ''] = match[4].split(':');
  return {
    date: match[1],
    time: match[2],
    level: match[3],
    service,
    thread,
    message: match[5],
    fields: parseFields(match[6]),
  };
}
