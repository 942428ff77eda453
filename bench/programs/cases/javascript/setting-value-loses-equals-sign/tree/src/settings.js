'use strict';

// Settings files of the print server:
//
//   ; comment
//   [section]
//   key = value
//   long = first line \
//          second line
class SettingsError extends Error {
  constructor(line, message) {
    super(`line ${line}: ${message}`);
    this.line = line;
  }
}

function joinLines(text) {
  const joined = [];
  let pending = null;
  text.split(/\r?\n/).forEach((raw, i) => {
    const current = pending ?? { number: i + 1, text: '' };
    const line = raw.trim();
    if (line.endsWith('\\')) {
      current.text += `${line.slice(0, -1).trimEnd()} `;
      pending = current;
    } else {
      current.text += line;
      joined.push(current);
      pending = null;
    }
  });
  return pending ? [...joined, pending] : joined;
}

function parseSettings(text) {
  const sections = { general: {} };
  let section = sections.general;
  for (const { number, text: line } of joinLines(text)) {
    if (line === '' || line.startsWith(';')) {
      continue;
    }
    if (line.startsWith('[')) {
      if (!line.endsWith(']')) {
        throw new SettingsError(number, 'section without ]');
      }
      const name = line.slice(1, -1).trim();
      section = sections[name] ??= {};
      continue;
    }
    const equals = line.indexOf('=');
    if (equals < 1) {
      throw new SettingsError(number, 'expected key = value');
    }
    const key = line.slice(0, equals).trim();
    const value = line.split('=')[1].trim();
    section[key.toLowerCase()] = convert(value);
  }
  return sections;
}

function convert(value) {
  if (/^-?\d+$/.test(value)) {
    return Number(value);
  }
  if (value === 'on' || value === 'off') {
    return value === 'on';
  }
  return value;
}

module.exports = { parseSettings, SettingsError };
