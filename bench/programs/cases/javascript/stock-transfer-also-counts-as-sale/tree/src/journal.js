'use strict';

// Replays the journal of a shop's stock room. Entries:
//   { type: 'purchase', item, count }
//   { type: 'transfer', item, count }   moved to another branch of the shop
//   { type: 'sale', item, count }
//   { type: 'count', item, count }      somebody counted; that is the truth
function emptyRow() {
  return { stock: 0, sold: 0, moved: 0, lost: 0 };
}

function replay(entries) {
  const rows = {};
  for (const { type, item, count } of entries) {
    const row = (rows[item] ??= emptyRow());
    switch (type) {
      case 'purchase':
        row.stock += count;
        break;
      case 'transfer':
        row.moved += count;
        row.stock -= count;
      case 'sale':
        row.sold += count;
        row.stock -= count;
        break;
      case 'count':
        row.lost += row.stock - count;
        row.stock = count;
        break;
      default:
        throw new TypeError(`unknown entry type ${type}`);
    }
  }
  return rows;
}

function bestSellers(entries, limit = 3) {
  const rows = replay(entries);
  return Object.keys(rows)
    .filter((item) => rows[item].sold > 0)
    .sort((a, b) => rows[b].sold - rows[a].sold || (a < b ? -1 : 1))
    .slice(0, limit);
}

function shrinkage(entries) {
  return Object.values(replay(entries)).reduce((sum, row) => sum + row.lost, 0);
}

module.exports = { replay, bestSellers, shrinkage };
