'use strict';

// 'report.final.pdf' -> ['report.final', '.pdf']; dot files have no extension.
function splitName(filename) {
  const dot = filename.indexOf('.');
  if (dot <= 0) {
    return [filename, ''];
  }
  return [filename.slice(0, dot), filename.slice(dot)];
}

// Adds " (1)", " (2)" ... before the extension until the name is free.
function uniqueName(filename, existing) {
  const taken = new Set(existing.map((name) => name.toLowerCase()));
  const [stem, extension] = splitName(filename);
  let candidate = filename;
  for (let count = 1; taken.has(candidate.toLowerCase()); count++) {
    candidate = `${stem} (${count})${extension}`;
  }
  return candidate;
}

function safeName(filename) {
  return filename
    .replace(/[\\/:*?"<>|]/g, '_')
    .replace(/\s+/g, ' ')
    .trim();
}

function formatSize(bytes) {
  const units = ['B', 'KB', 'MB', 'GB'];
  let size = bytes;
  let unit = 0;
  while (size >= 1024 && unit < units.length - 1) {
    size /= 1024;
    unit++;
  }
  return `${unit === 0 ? size : size.toFixed(1)} ${units[unit]}`;
}

function attachmentLabel(filename, bytes) {
  const [stem, extension] = splitName(safeName(filename));
  const kind = extension ? extension.slice(1).toUpperCase() : 'FILE';
  return `${stem} [${kind}, ${formatSize(bytes)}]`;
}

module.exports = { splitName, uniqueName, safeName, attachmentLabel };
