'use strict';

const { parseDuration } = require('./duration.js');

// 'backup every 1d timeout 30m'
function parseJob(line) {
  const match = /^(\S+)\s+every\s+(.+?)(?:\s+timeout\s+(.+))?$/.exec(line.trim());
  if (!match) {
    throw new Error(`bad job: ${line}`);
  }
  const every = parseDuration(match[2]);
  return { name: match[1], every, timeout: match[3] ? parseDuration(match[3]) : every };
}

module.exports = { parseJob };
