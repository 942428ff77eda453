const VERSION = /^v?(\d+)\.(\d+)\.(\d+)(?:-([0-9a-z.-]+))?$/i;

export class VersionError extends Error {
  constructor(text) {
    super(`not a version: ${text}`);
    this.name = 'VersionError';
  }
}

export function parseVersion(text) {
  const match = VERSION.exec(String(text).trim());
  if (!match) {
    throw new VersionError(text);
  }
  return {
    parts: [Number(match[1]), Number(match[2]), Number(match[3])],
    label: match[4] ?? null,
  };
}

export function formatVersion({ parts, label }) {
  return parts.join('.') + (label ? `-${label}` : '');
}
