// Tiny text templates: {{ name | filter:arg }}, {{#each items}}…{{/each}},
// {{#if flag}}…{{else}}…{{/if}}. Values are HTML-escaped unless piped to raw.

const TAG = /\{\{\s*(.+?)\s*\}\}/g;
const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text) {
  return text.replace(/[&<>"']/g, (char) => ESCAPES[char]);
}

const FILTERS = {
  upper: (value) => String(value).toUpperCase(),
  lower: (value) => String(value).toLowerCase(),
  trim: (value) => String(value).trim(),
  default: (value, fallback = '') => (value === undefined || value === null || value === '' ? fallback : value),
  join: (value, glue = ', ') => [...(value ?? [])].join(glue),
  fixed: (value, digits = '2') => Number(value).toFixed(Number(digits)),
  truncate: (value, limit = '20') => {
    const text = String(value);
    const max = Number(limit);
    return text.length <= max ? text : `${text.slice(0, max - 1)}…`;
  },
};

function tokenize(source) {
  const tokens = [];
  let position = 0;
  for (const match of source.matchAll(TAG)) {
    if (match.index > position) {
      tokens.push({ type: 'text', text: source.slice(position, match.index) });
    }
    tokens.push({ type: 'tag', text: match[1] });
    position = match.index + match[0].length;
  }
  if (position < source.length) {
    tokens.push({ type: 'text', text: source.slice(position) });
  }
  return tokens;
}

function parseOutput(text) {
  const [path, ...pipes] = text.split('|').map((part) => part.trim());
  const filters = pipes.map((pipe) => {
    const colon = pipe.indexOf(':');
    if (colon === -1) return { name: pipe, args: [] };
    const arg = pipe.slice(colon + 1).replace(/^"(.*)"$/, '$1');
    return { name: pipe.slice(0, colon), args: [arg] };
  });
  return { type: 'output', path, filters };
}

export function parseTemplate(source) {
  const root = { type: 'root', body: [] };
  const stack = [{ node: root, target: root.body }];

  for (const token of tokenize(source)) {
    const top = stack.at(-1);
    if (token.type === 'text') {
      top.target.push(token);
      continue;
    }
    const open = /^#(each|if)\s+(.+)$/.exec(token.text);
    if (open) {
      const node = { type: open[1], path: open[2], body: [], otherwise: [] };
      top.target.push(node);
      stack.push({ node, target: node.body });
    } else if (token.text === 'else') {
      if (top.node === root) throw new Error('{{else}} outside of a block');
      top.target = top.node.otherwise;
    } else if (token.text.startsWith('/')) {
      const name = token.text.slice(1);
      if (top.node.type !== name) throw new Error(`Unexpected {{/${name}}}`);
      stack.pop();
    } else {
      top.target.push(parseOutput(token.text));
    }
  }
  if (stack.length > 1) throw new Error(`Unclosed {{#${stack.at(-1).node.type}}}`);
  return root;
}

function lookup(scopes, path) {
  if (path === 'this') return scopes.at(-1).this;
  const [first, ...rest] = path.split('.');
  const scope = scopes.findLast((candidate) => Object.hasOwn(candidate, first));
  return rest.reduce((value, name) => value?.[name], scope?.[first]);
}

function isTruthy(value) {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

function renderOutput(node, scopes) {
  let value = lookup(scopes, node.path);
  let raw = false;
  for (const { name, args } of node.filters) {
    if (name === 'raw') {
      raw = true;
      continue;
    }
    if (!Object.hasOwn(FILTERS, name)) throw new Error(`Unknown filter ${name}`);
    value = FILTERS[name](value, ...args);
  }
  const text = value === undefined || value === null ? '' : String(value);
  return raw ? text : escapeHtml(text);
}

function renderNodes(nodes, scopes) {
  return nodes.map((node) => {
    if (node.type === 'text') return node.text;
    if (node.type === 'output') return renderOutput(node, scopes);
    const value = lookup(scopes, node.path);
    if (!isTruthy(value)) return renderNodes(node.otherwise, scopes);
    if (node.type === 'if') return renderNodes(node.body, scopes);
    return [...value].map((item, index) => {
      const fields = item !== null && typeof item === 'object' ? item : {};
      return renderNodes(node.body, [...scopes, { ...fields, this: item, index }]);
    }).join('');
  }).join('');
}

export function render(source, data) {
  return renderNodes(parseTemplate(source).body, [{ ...data, this: data }]);
}
