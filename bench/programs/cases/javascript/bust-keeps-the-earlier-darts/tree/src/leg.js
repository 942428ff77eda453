'use strict';

const DARTS = 3;

/** Points of a throw such as "20", "D16", "T19", "bull", "25" or "miss". */
function points(dart) {
  const name = dart.toLowerCase();
  if (name === 'miss') {
    return 0;
  }
  if (name === 'bull') {
    return 50;
  }
  const match = /^([dt]?)(\d{1,2})$/.exec(name);
  const field = match ? Number(match[2]) : 0;
  if (!match || field < 1 || (field > 20 && field !== 25) || (field === 25 && match[1])) {
    throw new RangeError(`no such field: ${dart}`);
  }
  return field * { '': 1, d: 2, t: 3 }[match[1]];
}

function isDouble(dart) {
  return /^(d\d+|bull)$/i.test(dart);
}

/**
 * One leg of a darts match. Players throw three darts in turn. A turn that would
 * leave one point, fewer than none, or none without a double is bust: it ends at
 * once and the player stands where the turn began.
 */
class Leg {
  constructor(players, start = 301) {
    this.players = players.map((name) => ({ name, left: start }));
    this.active = 0;
    this.winner = null;
    this.startTurn();
  }

  get player() {
    return this.players[this.active];
  }

  startTurn() {
    this.thrown = 0;
  }

  nextPlayer() {
    this.active = (this.active + 1) % this.players.length;
    this.startTurn();
  }

  /** Returns 'win', 'bust', 'next' (turn over) or 'again'. */
  throwDart(dart) {
    if (this.winner) {
      throw new Error('the leg is over');
    }
    const player = this.player;
    const scored = points(dart);
    player.left -= scored;
    this.thrown += 1;
    if (player.left === 0 && isDouble(dart)) {
      this.winner = player.name;
      return 'win';
    }
    if (player.left < 2) {
      player.left += scored;
      this.nextPlayer();
      return 'bust';
    }
    if (this.thrown === DARTS) {
      this.nextPlayer();
      return 'next';
    }
    return 'again';
  }

  scores() {
    return Object.fromEntries(this.players.map(({ name, left }) => [name, left]));
  }
}

module.exports = { Leg, points };
