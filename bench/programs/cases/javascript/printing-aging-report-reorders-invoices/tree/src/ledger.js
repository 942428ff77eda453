// Open invoices: { number, customer, cents, dueDay, paid? } with the due day
// as a day number. The ledger keeps them in the order in which they were booked.
export class Ledger {
  constructor(invoices = []) {
    this.invoices = invoices;
  }

  book(invoice) {
    this.invoices.push(invoice);
    return this.invoices.length;
  }

  last() {
    return this.invoices[this.invoices.length - 1]?.number ?? null;
  }

  pay(number) {
    const invoice = this.invoices.find((entry) => entry.number === number);
    if (!invoice) {
      throw new Error(`no invoice ${number}`);
    }
    invoice.paid = true;
  }
}
