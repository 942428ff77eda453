// Builds a nested table of contents from markdown text.

const FENCE = /^\s{0,3}(```+|~~~+)/;
const ATX_HEADING = /^(#{1,6})\s+(.+?)\s*#*\s*$/;

export function stripInline(text) {
  return text
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`]/g, '')
    .trim();
}

export function slugify(title) {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');
}

class SlugRegistry {
  constructor() {
    this.taken = new Set();
    this.counters = new Map();
  }

  claim(title) {
    const base = slugify(title) || 'section';
    let slug = base;
    let n = this.counters.get(base) ?? 0;
    while (this.taken.has(slug)) {
      n += 1;
      slug = `${base}-${n}`;
    }
    this.counters.set(base, n);
    this.taken.add(slug);
    return slug;
  }
}

export function collectHeadings(source) {
  const headings = [];
  const slugs = new SlugRegistry();
  let fence = null;

  source.split(/\r?\n/).forEach((line, index) => {
    const fenceMatch = FENCE.exec(line);
    if (fenceMatch) {
      const marker = fenceMatch[1];
      if (fence === null) {
        fence = marker;
      } else if (marker[0] === fence[0] && marker.length >= fence.length) {
        fence = null;
      }
      return;
    }
    if (fence !== null) return;

    const match = ATX_HEADING.exec(line);
    if (!match) return;
    const title = stripInline(match[2]);
    headings.push({
      level: match[1].length,
      title,
      slug: slugs.claim(title),
      line: index + 1,
    });
  });

  return headings;
}

export function nestHeadings(headings) {
  const root = { level: 0, children: [] };
  const stack = [root];

  for (const heading of headings) {
    const node = { ...heading, children: [] };
    while (stack.at(-1).level >= node.level) {
      stack.pop();
    }
    stack.at(-1).children.push(node);
    stack.push(node);
  }
  return root.children;
}

export function numberNodes(nodes, prefix = []) {
  return nodes.map((node, i) => {
    const path = [...prefix, i + 1];
    return {
      ...node,
      number: path.join('.'),
      children: numberNodes(node.children, path),
    };
  });
}

export function renderToc(nodes, { maxDepth = 3, numbered = false } = {}, depth = 0) {
  if (depth >= maxDepth) return [];
  const lines = [];
  for (const node of nodes) {
    const label = numbered ? `${node.number} ${node.title}` : node.title;
    lines.push(`${'  '.repeat(depth)}- [${label}](#${node.slug})`);
    lines.push(...renderToc(node.children, { maxDepth, numbered }, depth + 1));
  }
  return lines;
}

export function buildToc(source, options = {}) {
  const minLevel = options.minLevel ?? 1;
  const headings = collectHeadings(source).filter((h) => h.level >= minLevel);
  if (headings.length === 0) return '';
  const tree = numberNodes(nestHeadings(headings));
  return renderToc(tree, options).join('\n');
}
