import { parse } from './parse.js';

function lookup(scope, path) {
  return path.split('.').reduce((value, key) => value?.[key], scope);
}

function renderBody(body, scope) {
  let out = '';
  for (const node of body) {
    switch (node.kind) {
      case 'text':
        out += node.text;
        break;
      case 'value':
        out += lookup(scope, node.path) ?? '';
        break;
      case 'if':
        if (lookup(scope, node.flag)) {
          out += renderBody(node.body, scope);
        }
        break;
      case 'each': {
        const inner = scope;
        for (const item of lookup(scope, node.list) ?? []) {
          inner[node.name] = item;
          out += renderBody(node.body, inner);
        }
        break;
      }
    }
  }
  return out;
}

// Renders a template with the fields of a record.
export function render(source, record) {
  return renderBody(parse(source).body, { ...record });
}
