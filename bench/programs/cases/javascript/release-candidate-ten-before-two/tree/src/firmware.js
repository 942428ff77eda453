// Firmware names look like 'pump-2.4.0' or 'pump-2.4.0-rc3'.
const NAME = /^([a-z]+)-(\d+)\.(\d+)\.(\d+)(?:-([a-z]+)(\d+))?$/;
const STAGES = ['alpha', 'beta', 'rc'];

export function parseFirmware(name) {
  const match = NAME.exec(name);
  if (!match) {
    throw new Error(`unknown firmware ${name}`);
  }
  const [, device, major, minor, patch, stage = null, build = null] = match;
  if (stage !== null && !STAGES.includes(stage)) {
    throw new Error(`unknown stage ${stage}`);
  }
  return { name, device, numbers: [major, minor, patch].map(Number), stage, build };
}

function compareStages(a, b) {
  // A release comes after all of its previews.
  const rank = firmware => (firmware.stage === null ? STAGES.length : STAGES.indexOf(firmware.stage));
  if (rank(a) !== rank(b)) {
    return rank(a) - rank(b);
  }
  if (a.build === b.build) {
    return 0;
  }
  return a.build < b.build ? -1 : 1;
}

// Oldest first.
export function compareFirmware(a, b) {
  for (let i = 0; i < 3; i++) {
    if (a.numbers[i] !== b.numbers[i]) {
      return a.numbers[i] - b.numbers[i];
    }
  }
  return compareStages(a, b);
}

export class Catalog {
  constructor(names = []) {
    this.entries = names.map(parseFirmware);
  }

  add(name) {
    this.entries.push(parseFirmware(name));
    return this;
  }

  list(device) {
    return this.entries
      .filter(entry => entry.device === device)
      .sort(compareFirmware)
      .map(entry => entry.name);
  }

  // The newest firmware of a device; previews only if asked for.
  latest(device, { previews = false } = {}) {
    const names = this.list(device).filter(name => previews || parseFirmware(name).stage === null);
    return names.at(-1) ?? null;
  }
}
