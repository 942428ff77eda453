/**
 * Release notes out of a history of commits:
 * { id: { parent: id of the commit before or null, message } }
 */

const BORING = ['chore', 'ci', 'style'];

/** Is the commit of a kind that users care about? 'chore: bump x' is not. */
export function isInteresting(message) {
  const kind = /^(\w+)(\(.*?\))?:/.exec(message)?.[1];
  return !BORING.includes(kind);
}

/** Ids of the commits after `from` up to and including `to`, the oldest one first. */
export function commitsBetween(history, from, to) {
  const ids = [];
  let id = to;
  while (id !== from) {
    if (!history[id]) throw new Error(`${from} is not before ${to}`);
    ids.push(id);
    id = history[id].parent;
  }
  return ids;
}

/** One line for each interesting commit, in the order in which things happened. */
export function releaseNotes(history, from, to) {
  return commitsBetween(history, from, to)
    .map((id) => history[id].message.split('\n')[0])
    .filter(isInteresting)
    .map((title) => `- ${title}`)
    .join('\n');
}
