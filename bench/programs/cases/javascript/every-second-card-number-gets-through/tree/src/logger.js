import { mask, hasSecret } from './secrets.js';

const LEVELS = ['debug', 'info', 'warn', 'error'];

export class Logger {
  // With `strict`, lines with secrets are left out instead of masked.
  constructor({ level = 'info', strict = false } = {}) {
    if (!LEVELS.includes(level)) {
      throw new RangeError(`no level ${level}`);
    }
    this.level = level;
    this.strict = strict;
    this.lines = [];
    this.dropped = 0;
  }

  log(level, message) {
    if (LEVELS.indexOf(level) < LEVELS.indexOf(this.level)) {
      return false;
    }
    if (this.strict && hasSecret(message)) {
      this.dropped += 1;
      return false;
    }
    this.lines.push(`${level.toUpperCase()} ${mask(message)}`);
    return true;
  }

  summary() {
    const counts = LEVELS.map(level => this.lines.filter(line => line.startsWith(level.toUpperCase())).length);
    return LEVELS.map((level, i) => `${level}=${counts[i]}`).join(' ') + ` dropped=${this.dropped}`;
  }
}
