// Offset and cursor pagination over in-memory collections.

const DEFAULT_SIZE = 20;
const MAX_SIZE = 100;

export function clampSize(requested) {
  const size = Number.parseInt(requested, 10);
  if (Number.isNaN(size) || size < 1) return DEFAULT_SIZE;
  return Math.min(size, MAX_SIZE);
}

export function pageInfo(total, page, size) {
  const pageCount = Math.max(1, Math.ceil(total / size));
  const current = Math.min(Math.max(1, page), pageCount);
  const start = (current - 1) * size;
  return {
    current,
    pageCount,
    start,
    end: Math.min(start + size, total),
    hasPrevious: current > 1,
    hasNext: current < pageCount,
  };
}

export function paginate(items, { page = 1, size } = {}) {
  const info = pageInfo(items.length, page, clampSize(size));
  return {
    items: items.slice(info.start, info.end),
    page: info.current,
    pageCount: info.pageCount,
    label: items.length === 0
      ? 'No results'
      : `${info.start + 1}-${info.end} of ${items.length}`,
    hasPrevious: info.hasPrevious,
    hasNext: info.hasNext,
  };
}

// Page links such as [1, '…', 4, 5, 6, '…', 10].
export function pageLinks(current, pageCount, around = 1) {
  const wanted = new Set([1, pageCount]);
  for (let page = current - around; page <= current + around; page++) {
    if (page >= 1 && page <= pageCount) wanted.add(page);
  }
  const links = [];
  let previous = 0;
  for (const page of [...wanted].sort((a, b) => a - b)) {
    const gap = page - previous;
    if (gap === 2) links.push(page - 1);
    else if (gap > 2) links.push('…');
    links.push(page);
    previous = page;
  }
  return links;
}

export function encodeCursor(item, { field, direction }) {
  const payload = JSON.stringify({ v: item[field], id: item.id, d: direction });
  return Buffer.from(payload, 'utf8').toString('base64url');
}

export function decodeCursor(cursor, { direction }) {
  let payload;
  try {
    payload = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    throw new Error('Malformed cursor');
  }
  if (payload.d !== direction) throw new Error('Cursor does not fit the sort order');
  return { value: payload.v, id: payload.id };
}

function compareValues(a, b) {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function makeComparator({ field, direction }) {
  const sign = direction === 'desc' ? -1 : 1;
  return (a, b) => sign * compareValues(a[field], b[field]) || compareValues(a.id, b.id);
}

export class CursorPager {
  constructor(items, { field = 'id', direction = 'asc', size } = {}) {
    this.order = { field, direction };
    this.size = clampSize(size);
    this.compare = makeComparator(this.order);
    this.items = [...items].sort(this.compare);
  }

  #positionAfter(cursor) {
    const { value, id } = decodeCursor(cursor, this.order);
    const anchor = { id, [this.order.field]: value };
    const index = this.items.findIndex((item) => this.compare(item, anchor) > 0);
    return index === -1 ? this.items.length : index;
  }

  fetch(cursor = null) {
    const start = cursor === null ? 0 : this.#positionAfter(cursor);
    const items = this.items.slice(start, start + this.size);
    const hasMore = start + items.length < this.items.length;
    return {
      items,
      nextCursor: hasMore ? encodeCursor(items.at(-1), this.order) : null,
    };
  }

  *pages() {
    let cursor = null;
    do {
      const page = this.fetch(cursor);
      yield page.items;
      cursor = page.nextCursor;
    } while (cursor !== null);
  }
}
