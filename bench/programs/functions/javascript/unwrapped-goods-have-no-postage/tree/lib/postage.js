'use strict';

/** Up to this weight (in g) a parcel costs this much (in cents). */
const RATES = [
  { upTo: 500, cents: 270 },
  { upTo: 2000, cents: 549 },
  { upTo: 5000, cents: 769 },
  { upTo: 10000, cents: 1049 },
];

/**
 * The weight of a parcel in g: that of the box and of all articles in it, each
 * with its wrapping. An article is { weight, wrapping, count }; without
 * `wrapping` it is not wrapped, without `count` there is one of it.
 */
function parcelWeight(articles, box = 150) {
  return articles.reduce(
    (sum, { weight, wrapping, count = 1 }) => sum + count * (weight + wrapping ?? 0),
    box,
  );
}

/** The postage of a parcel in cents. */
function postage(articles, box) {
  const weight = parcelWeight(articles, box);
  const rate = RATES.find(({ upTo }) => weight <= upTo);
  if (!rate) throw new RangeError(`No rate for ${weight} g`);
  return rate.cents;
}

module.exports = { parcelWeight, postage };
