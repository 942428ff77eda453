'use strict';

const { parse, TemplateError } = require('./parser.js');
const { renderNodes } = require('./render.js');

/** compile(source, { filters }) gives a function from data to text. */
function compile(source, options = {}) {
  const tree = parse(source);
  return (data = {}) => renderNodes(tree.body, [data], options.filters ?? {});
}

const render = (source, data, options) => compile(source, options)(data);

module.exports = { compile, render, TemplateError };
