// Frames of a field sensor, one a line: "<id>;<status>;<channel values>;<sum>"
// The values are hexadecimal, separated by blanks; the sum is the sum of the
// values modulo 256, hexadecimal, too.
export class FrameError extends Error {}

const hex = (text) => {
  if (!/^[0-9a-f]+$/i.test(text)) {
    throw new FrameError(`not a hexadecimal number: ${text}`);
  }
  return parseInt(text, 16);
};

function words(text) {
  return text.split(' ').filter(Boolean);
}

// Masks are given in the status field: "ok", or "off:<channel>,<channel>…"
// (channels count from 0, decimal).
export function parseStatus(text) {
  const [state, list = ''] = text.split(':');
  return { state, off: list ? list.split(',').map(parseInt) : [] };
}

export function parseFrame(line) {
  const parts = line.trim().split(';');
  if (parts.length !== 4) {
    throw new FrameError('a frame has four parts');
  }
  const [id, status, values, sum] = parts;
  const channels = words(values).map((word) => hex(word));
  const expected = channels.reduce((total, value) => total + value, 0) % 256;
  if (hex(sum) !== expected) {
    throw new FrameError(`checksum of ${id}: ${sum}`);
  }
  const { state, off } = parseStatus(status);
  return { id, state, channels: channels.map((value, i) => (off.includes(i) ? null : value)) };
}

export function readAll(text) {
  const frames = [];
  const errors = [];
  for (const line of text.split('\n').filter((row) => row.trim())) {
    try {
      frames.push(parseFrame(line));
    } catch (error) {
      if (!(error instanceof FrameError)) throw error;
      errors.push(error.message);
    }
  }
  return { frames, errors };
}
