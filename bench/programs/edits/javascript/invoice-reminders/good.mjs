// Decides which customers get which payment reminder, and writes the text.

const DAY_MS = 86_400_000;

const LEVELS = [
  { level: 1, afterDays: 7, feeCents: 0, title: "Friendly reminder" },
  { level: 2, afterDays: 21, feeCents: 500, title: "Second reminder" },
  { level: 3, afterDays: 35, feeCents: 1000, title: "Final notice" },
];
const MIN_GAP_DAYS = 10;
const MIN_OPEN_CENTS = 200;

function toDay(iso) {
  return Math.floor(Date.parse(`${iso}T00:00:00Z`) / DAY_MS);
}

export function formatMoney(cents) {
  const sign = cents < 0 ? "-" : "";
  const abs = Math.abs(cents);
  const whole = String(Math.floor(abs / 100)).replace(/\B(?=(\d{3})+$)/g, ",");
  return `${sign}${whole}.${String(abs % 100).padStart(2, "0")}`;
}

export function dueDay(invoice, customer) {
  return toDay(invoice.date) + (invoice.termDays ?? customer.termDays ?? 30);
}

export function openAmount(invoice) {
  const paid = (invoice.payments ?? []).reduce((sum, p) => sum + p.cents, 0);
  const credited = (invoice.credits ?? []).reduce((sum, c) => sum + c.cents, 0);
  return invoice.totalCents - paid - credited;
}

export function levelFor(daysLate) {
  let result = null;
  for (const step of LEVELS) {
    if (daysLate >= step.afterDays) result = step;
  }
  return result;
}

export class ReminderRun {
  constructor(customers, history = []) {
    this.customers = new Map(customers.map((c) => [c.id, c]));
    this.history = new Map(); // invoice number -> last reminder
    for (const entry of history) {
      const known = this.history.get(entry.invoice);
      if (!known || known.date < entry.date) this.history.set(entry.invoice, entry);
    }
  }

  nextStep(invoice, customer, today) {
    if (invoice.disputed || openAmount(invoice) < MIN_OPEN_CENTS) return null;
    const wanted = levelFor(toDay(today) - dueDay(invoice, customer));
    if (!wanted) return null;

    const last = this.history.get(invoice.number);
    if (!last) return LEVELS[0];
    if (toDay(today) - toDay(last.date) < MIN_GAP_DAYS) return null;
    if (wanted.level <= last.level) return null;
    return LEVELS[last.level]; // never skip a level
  }

  // One letter per customer, at the highest level any of the invoices reached.
  plan(invoices, today) {
    const letters = new Map();
    for (const invoice of invoices) {
      const customer = this.customers.get(invoice.customerId);
      if (!customer || customer.noReminders) continue;
      const step = this.nextStep(invoice, customer, today);
      if (!step) continue;

      const letter = letters.get(customer.id) ?? { customer, step, lines: [] };
      if (step.level > letter.step.level) letter.step = step;
      letter.lines.push({
        number: invoice.number,
        open: openAmount(invoice),
        daysLate: toDay(today) - dueDay(invoice, customer),
        level: step.level,
      });
      letters.set(customer.id, letter);
    }
    return [...letters.values()];
  }

  send(invoices, today, deliver) {
    const sent = [];
    for (const letter of this.plan(invoices, today)) {
      if (!deliver(letter.customer, renderLetter(letter))) continue;
      for (const line of letter.lines) {
        this.history.set(line.number, { invoice: line.number, level: line.level, date: today });
      }
      sent.push(letter.customer.id);
    }
    return sent;
  }
}

export function renderLetter({ customer, step, lines }) {
  const ordered = [...lines].sort((a, b) => b.daysLate - a.daysLate);
  const total = lines.reduce((sum, line) => sum + line.open, 0) + step.feeCents;
  const body = [`${step.title} for ${customer.name}`, ""];
  for (const line of ordered) {
    const days = line.daysLate === 1 ? "day" : "days";
    body.push(`${line.number}: ${formatMoney(line.open)} (${line.daysLate} ${days} late)`);
  }
  if (step.feeCents > 0) body.push(`Fee: ${formatMoney(step.feeCents)}`);
  body.push(`Please pay ${formatMoney(total)}`);
  return body.join("\n");
}
