'use strict';

/**
 * Votes are kept as { stars: number of votes }, for instance { 5: 12, 4: 3 }.
 */

/** Average with one decimal; null as long as nobody has voted. */
function averageStars(votes) {
  let sum = 0;
  let count = 0;
  for (const [stars, number] of Object.entries(votes)) {
    sum += Number(stars) * number;
    count += number;
  }
  return Math.round((sum / count) * 10) / 10;
}

/** The line below the title of a film. */
function starLine(votes) {
  const average = averageStars(votes);
  return average === null ? 'not rated yet' : `${average.toFixed(1)} of 5 stars`;
}

/** Votes with one more; stars have to be whole, 1 to 5. */
function addVote(votes, stars) {
  if (!Number.isInteger(stars) || stars < 1 || stars > 5) {
    throw new RangeError(`stars have to be 1 to 5, not ${stars}`);
  }
  return { ...votes, [stars]: (votes[stars] ?? 0) + 1 };
}

module.exports = { averageStars, starLine, addVote };
