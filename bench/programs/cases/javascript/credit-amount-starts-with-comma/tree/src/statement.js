'use strict';

const { formatCents, alignRight } = require('./format.js');

// One line per posting of a customer of the energy company, then the balance.
// Payments are negative, consumption is positive.
function consumption(meter, from, to, centsPerKwh) {
  if (to < from) {
    throw new RangeError(`meter ${meter} runs backwards`);
  }
  return { text: `meter ${meter}: ${to - from} kWh`, cents: Math.round((to - from) * centsPerKwh) };
}

function payment(date, cents) {
  return { text: `payment ${date}`, cents: -cents };
}

function statement(postings) {
  const balance = postings.reduce((sum, posting) => sum + posting.cents, 0);
  const rows = [...postings, { text: 'balance', cents: balance }].map((row) => [row.text, formatCents(row.cents)]);
  const left = Math.max(...rows.map((row) => row[0].length));
  const right = Math.max(...rows.map((row) => row[1].length));
  return rows.map(([text, amount]) => `${text.padEnd(left)}  ${alignRight(amount, right)}`);
}

module.exports = { consumption, payment, statement };
