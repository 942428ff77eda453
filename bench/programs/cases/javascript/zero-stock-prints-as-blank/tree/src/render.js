'use strict';

const { escapeHtml, filters } = require('./filters.js');

function lookup(path, scopes) {
  const [first, ...rest] = path.split('.');
  const scope = scopes.find((each) => Object.hasOwn(each, first));
  let value = scope ? scope[first] : undefined;
  for (const key of rest) {
    value = value === undefined || value === null ? undefined : value[key];
  }
  return value;
}

// "price | fixed:1 | upper"
function evaluate(expression, scopes, extra) {
  const [path, ...calls] = expression.split('|').map((part) => part.trim());
  let value = lookup(path, scopes);
  for (const call of calls) {
    const [name, ...args] = call.split(':');
    const filter = extra[name] ?? filters[name];
    if (!filter) {
      throw new Error(`unknown filter "${name}"`);
    }
    value = filter(value, ...args);
  }
  return value;
}

// Missing values print as nothing.
function print(value) {
  return String(value || '');
}

// An empty list counts as false.
function truthy(value) {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

function renderNodes(nodes, scopes, extra) {
  let out = '';
  for (const node of nodes) {
    switch (node.type) {
      case 'text':
        out += node.value;
        break;
      case 'raw':
        out += print(evaluate(node.value, scopes, extra));
        break;
      case 'output':
        out += escapeHtml(print(evaluate(node.value, scopes, extra)));
        break;
      case 'if':
        out += renderNodes(truthy(evaluate(node.test, scopes, extra)) ? node.body : node.otherwise, scopes, extra);
        break;
      case 'each': {
        const list = evaluate(node.list, scopes, extra) ?? [];
        list.forEach((item, index) => {
          out += renderNodes(node.body, [{ [node.name]: item, index }, ...scopes], extra);
        });
        break;
      }
    }
  }
  return out;
}

module.exports = { renderNodes };
