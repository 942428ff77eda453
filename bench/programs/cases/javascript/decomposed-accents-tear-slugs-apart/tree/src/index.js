'use strict';

const { slugify } = require('./slug.js');
const { SlugRegistry } = require('./unique.js');
const { tableOfContents, renderContents } = require('./anchors.js');

module.exports = { slugify, SlugRegistry, tableOfContents, renderContents };
