'use strict';

const { tokenize } = require('./tokens.js');

class TemplateError extends Error {
  constructor(message, line) {
    super(`${message} (line ${line})`);
    this.name = 'TemplateError';
    this.line = line;
  }
}

// Builds a tree of nodes; "if" has an else branch, "each" a loop name.
function parse(source) {
  const root = { type: 'block', body: [] };
  const stack = [{ node: root, body: root.body }];
  for (const token of tokenize(source)) {
    const top = stack[stack.length - 1];
    if (token.type !== 'tag') {
      top.body.push(token);
      continue;
    }
    const [word, ...rest] = token.value.split(/\s+/);
    if (word === 'if') {
      const node = { type: 'if', test: rest.join(' '), body: [], otherwise: [], line: token.line };
      top.body.push(node);
      stack.push({ node, body: node.body });
    } else if (word === 'each') {
      if (rest.length !== 3 || rest[1] !== 'in') {
        throw new TemplateError('expected "each name in list"', token.line);
      }
      const node = { type: 'each', name: rest[0], list: rest[2], body: [], line: token.line };
      top.body.push(node);
      stack.push({ node, body: node.body });
    } else if (word === 'else') {
      if (top.node.type !== 'if') {
        throw new TemplateError('else without if', token.line);
      }
      top.body = top.node.otherwise;
    } else if (word === 'end') {
      if (stack.length === 1) {
        throw new TemplateError('end without block', token.line);
      }
      stack.pop();
    } else {
      throw new TemplateError(`unknown tag "${word}"`, token.line);
    }
  }
  if (stack.length > 1) {
    const open = stack[stack.length - 1].node;
    throw new TemplateError(`"${open.type}" is never closed`, open.line);
  }
  return root;
}

module.exports = { parse, TemplateError };
