'use strict';

/**
 * Parts of a dotted key. A backslash takes the special meaning from the
 * character behind it, so a dot can be part of a name: server.web\.local.port
 */
function splitKey(key) {
  const parts = [];
  let part = '';
  let escaped = false;
  for (const char of key) {
    if (escaped) {
      part += char;
    } else if (char === '\\') {
      escaped = true;
    } else if (char === '.') {
      parts.push(part);
      part = '';
    } else {
      part += char;
    }
  }
  parts.push(part);
  return parts;
}

/** The key for a list of parts; the opposite of splitKey. */
function joinKey(parts) {
  return parts.map((part) => part.replace(/[\\.]/g, '\\$&')).join('.');
}

/** The value that a dotted key leads to, undefined if there is none. */
function lookUp(data, key) {
  return splitKey(key).reduce((value, part) => value?.[part], data);
}

module.exports = { splitKey, joinKey, lookUp };
