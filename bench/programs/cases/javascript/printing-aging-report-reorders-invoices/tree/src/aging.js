const CLASSES = [
  [0, 'not due'],
  [30, '1-30 days'],
  [60, '31-60 days'],
  [Infinity, 'over 60 days'],
];

export function overdueClass(invoice, today) {
  const late = Math.max(0, today - invoice.dueDay);
  return CLASSES.find(([limit]) => late <= limit)[1];
}

// The unpaid invoices, longest overdue first; equally old ones by amount,
// the highest first.
export function byAge(invoices) {
  return invoices.sort((a, b) => a.dueDay - b.dueDay || b.cents - a.cents).filter((invoice) => !invoice.paid);
}

export function agingReport(ledger, today) {
  const sums = new Map(CLASSES.map(([, name]) => [name, 0]));
  const lines = [];
  for (const invoice of byAge(ledger.invoices)) {
    const name = overdueClass(invoice, today);
    sums.set(name, sums.get(name) + invoice.cents);
    lines.push(`${invoice.number} ${invoice.customer} ${(invoice.cents / 100).toFixed(2)} ${name}`);
  }
  return { lines, sums: Object.fromEntries(sums) };
}
