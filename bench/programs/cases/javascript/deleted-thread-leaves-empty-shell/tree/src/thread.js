// Discussion threads. A comment is { id, author, text, deleted, replies }.
export function comment(id, author, text, replies = []) {
  return { id, author, text, deleted: false, replies };
}

export function find(comments, id) {
  for (const item of comments) {
    if (item.id === id) {
      return item;
    }
    const below = find(item.replies, id);
    if (below) {
      return below;
    }
  }
  return null;
}

export function count(comments) {
  return comments.reduce((sum, item) => sum + (item.deleted ? 0 : 1) + count(item.replies), 0);
}

export function remove(comments, id) {
  const item = find(comments, id);
  if (!item) {
    throw new Error(`no comment ${id}`);
  }
  item.deleted = true;
  return item;
}

// A copy without the deleted comments. One that still has living replies somewhere
// below stays, as a placeholder.
export function prune(comments) {
  const kept = [];
  for (const item of comments) {
    if (item.deleted && item.replies.length === 0) {
      continue;
    }
    const replies = prune(item.replies);
    kept.push({ ...item, text: item.deleted ? '[deleted]' : item.text, author: item.deleted ? null : item.author, replies });
  }
  return kept;
}

export function print(comments, depth = 0) {
  return comments
    .map(item => {
      const author = item.author ?? '-';
      return `${'  '.repeat(depth)}${author}: ${item.text}\n${print(item.replies, depth + 1)}`;
    })
    .join('');
}
