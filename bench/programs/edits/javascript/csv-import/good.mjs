// Imports contact lists from delimited text exported by various tools.

const ALIASES = {
  email: ["email", "e-mail", "mail"],
  name: ["name", "full name", "contact"],
  joined: ["joined", "since", "member since"],
  balance: ["balance", "amount"],
  tags: ["tags", "groups"],
};

function detectDelimiter(firstLine) {
  let best = ",";
  let bestCount = 0;
  for (const candidate of [",", ";", "\t"]) {
    const count = firstLine.split(candidate).length - 1;
    if (count > bestCount) {
      best = candidate;
      bestCount = count;
    }
  }
  return best;
}

// Splits text into rows of cells; quoted cells may hold delimiters and newlines.
function tokenize(text, delimiter) {
  const rows = [];
  let row = { line: 1, cells: [] };
  let cell = "";
  let quoted = false;
  let line = 1;

  const endCell = () => {
    row.cells.push(cell.trim());
    cell = "";
  };
  const endRow = () => {
    endCell();
    if (row.cells.some((c) => c !== "")) rows.push(row);
    row = { line, cells: [] };
  };

  for (let i = 0; i < text.length; i += 1) {
    const ch = text[i];
    if (ch === "\n") line += 1;
    if (quoted) {
      if (ch === '"' && text[i + 1] === '"') {
        cell += '"';
        i += 1;
      } else if (ch === '"') {
        quoted = false;
      } else {
        cell += ch;
      }
      continue;
    }
    if (ch === '"' && cell.trim() === "") quoted = true;
    else if (ch === delimiter) endCell();
    else if (ch === "\n") endRow();
    else if (ch !== "\r") cell += ch;
  }
  endRow();
  return rows;
}

function mapHeader(cells) {
  const columns = new Map();
  cells.forEach((cell, index) => {
    const title = cell.toLowerCase();
    for (const [field, names] of Object.entries(ALIASES)) {
      if (names.includes(title) && !columns.has(field)) columns.set(field, index);
    }
  });
  return columns;
}

function parseAmount(text) {
  let digits = text.replace(/[\s$€£]/g, "");
  if (/,\d{1,2}$/.test(digits)) digits = digits.replace(/\./g, "").replace(",", ".");
  else digits = digits.replace(/,/g, "");
  if (!/^-?\d+(\.\d+)?$/.test(digits)) return null;
  return Math.round(Number(digits) * 100);
}

function parseDay(text) {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text);
  if (!iso && !dotted) return null;
  const [year, month, day] = iso
    ? iso.slice(1).map(Number)
    : dotted.slice(1).map(Number).reverse();
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 ? date.toISOString().slice(0, 10) : null;
}

export function importContacts(text, { skipDuplicates = true } = {}) {
  const clean = text.replace(/^\uFEFF/, "");
  const delimiter = detectDelimiter(clean.split("\n", 1)[0]);
  const [header, ...rows] = tokenize(clean, delimiter);
  const result = { contacts: [], errors: [], skipped: 0 };
  const columns = mapHeader(header?.cells ?? []);
  if (!columns.has("email")) {
    result.errors.push({ line: 1, message: "no email column" });
    return result;
  }

  const seen = new Set();
  for (const { line, cells } of rows) {
    const read = (field) => cells[columns.get(field)] ?? "";
    const fail = (message) => result.errors.push({ line, message });
    const email = read("email").toLowerCase();
    if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) {
      fail(`bad email: ${email}`);
      continue;
    }
    if (skipDuplicates && seen.has(email)) {
      result.skipped += 1;
      continue;
    }
    const balance = read("balance") === "" ? 0 : parseAmount(read("balance"));
    const joined = read("joined") === "" ? null : parseDay(read("joined"));
    if (balance === null) fail(`bad amount: ${read("balance")}`);
    if (read("joined") !== "" && joined === null) fail(`bad date: ${read("joined")}`);
    if (balance === null || (read("joined") !== "" && joined === null)) continue;

    seen.add(email);
    const tags = read("tags").split("|").map((t) => t.trim()).filter(Boolean);
    const name = read("name") || email.split("@")[0];
    result.contacts.push({ email, name, balance, joined, tags: [...new Set(tags)] });
  }
  return result;
}
