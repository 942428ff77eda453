/**
 * A knock-out draw is a tree. A leaf is the name of a player, or null for a bye;
 * an inner node is a match { home, away, score }, with score [3, 1] once it is played.
 */

/** Names of all players, from the top of the draw to its bottom. */
export function players(draw) {
  if (draw === null) return [];
  if (typeof draw === 'string') return [draw];
  return [...players(draw.home), ...players(draw.away)];
}

/** Number of rounds that are played. */
export function rounds(draw) {
  if (draw === null || typeof draw === 'string') return 0;
  return 1 + Math.max(rounds(draw.home), rounds(draw.away));
}

/**
 * Name of the player who comes out of a draw; undefined as long as a match that
 * matters is not played. Whoever meets a bye is through without a match.
 */
export function winner(draw) {
  if (typeof draw === 'string') return draw;
  const home = winner(draw.home);
  const away = winner(draw.away);
  if (home === null) return away;
  if (away === null) return home;
  if (home === undefined || away === undefined || !draw.score) return undefined;
  return draw.score[0] > draw.score[1] ? home : away;
}
