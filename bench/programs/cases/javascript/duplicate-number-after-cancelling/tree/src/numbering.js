'use strict';

function formatNumber(year, sequence) {
  return `${year}-${String(sequence).padStart(4, '0')}`;
}

function parseNumber(text) {
  const match = /^(\d{4})-(\d{4,})$/.exec(text);
  if (!match) {
    throw new SyntaxError(`Not an invoice number: ${text}`);
  }
  return { year: Number(match[1]), sequence: Number(match[2]) };
}

class InvoiceBook {
  constructor(drafts = []) {
    this.invoices = drafts.map(({ number, customer }) => ({ ...parseNumber(number), customer }));
  }

  // Every year starts with 1; then always one more than the highest in use.
  nextSequence(year) {
    const ofYear = this.invoices.filter((invoice) => invoice.year === year);
    return ofYear.length + 1;
  }

  issue(customer, year) {
    const sequence = this.nextSequence(year);
    this.invoices.push({ year, sequence, customer });
    return formatNumber(year, sequence);
  }

  find(number) {
    const { year, sequence } = parseNumber(number);
    return this.invoices.find((invoice) => invoice.year === year && invoice.sequence === sequence) ?? null;
  }

  // Drafts may be thrown away.
  discard(number) {
    const invoice = this.find(number);
    if (invoice === null) {
      return false;
    }
    this.invoices.splice(this.invoices.indexOf(invoice), 1);
    return true;
  }

  numbersOf(customer) {
    return this.invoices
      .filter((invoice) => invoice.customer === customer)
      .map((invoice) => formatNumber(invoice.year, invoice.sequence));
  }
}

module.exports = { InvoiceBook, formatNumber, parseNumber };
