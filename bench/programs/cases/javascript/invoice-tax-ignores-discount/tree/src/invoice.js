'use strict';

// All amounts are integer cents, rates and discounts are percentages.
function lineTotal(line) {
  const gross = line.quantity * line.unitCents;
  const reduction = Math.round((gross * (line.discount ?? 0)) / 100);
  return { gross, reduction, net: gross - reduction };
}

function taxOf(cents, rate) {
  return Math.round((cents * rate) / 100);
}

function invoiceTotals(lines) {
  const taxable = new Map();
  let net = 0;
  for (const line of lines) {
    const total = lineTotal(line);
    net += total.net;
    taxable.set(line.taxRate, (taxable.get(line.taxRate) ?? 0) + total.gross);
  }
  const taxes = [...taxable]
    .sort(([a], [b]) => a - b)
    .map(([rate, cents]) => ({ rate, cents: taxOf(cents, rate) }));
  const tax = taxes.reduce((sum, entry) => sum + entry.cents, 0);
  return { net, taxes, tax, total: net + tax };
}

function formatCents(cents, currency = 'EUR') {
  const sign = cents < 0 ? '-' : '';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)} ${currency}`;
}

module.exports = { lineTotal, invoiceTotals, formatCents };
