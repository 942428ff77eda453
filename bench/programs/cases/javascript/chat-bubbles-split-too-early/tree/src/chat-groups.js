// Chat messages { author, at, text }, `at` in minutes since midnight.
const MAX_GAP = 5;

export function formatTime(minutes) {
  const hours = String(Math.floor(minutes / 60)).padStart(2, '0');
  return `${hours}:${String(minutes % 60).padStart(2, '0')}`;
}

function belongsTo(group, message) {
  return group !== null && group.author === message.author && message.at - group.lastAt <= MAX_GAP;
}

// Messages of one author are shown in one bubble as long as each follows the
// one before within MAX_GAP minutes.
export function groupMessages(messages) {
  const groups = [];
  let current = null;
  for (const message of messages) {
    if (!belongsTo(current, message)) {
      current = { author: message.author, startedAt: message.at, texts: [] };
      current.lastAt = message.at;
      groups.push(current);
    }
    current.texts.push(message.text);
  }
  return groups;
}

function heading(group) {
  const from = formatTime(group.startedAt);
  const to = formatTime(group.lastAt);
  return from === to ? `${group.author} (${from})` : `${group.author} (${from}-${to})`;
}

export function renderTranscript(messages) {
  return groupMessages(messages)
    .map((group) => [heading(group), ...group.texts.map((text) => `  ${text}`)].join('\n'))
    .join('\n');
}
