'use strict';

const { Store } = require('./store.js');
const { clone } = require('./clone.js');
const { getPath, setPath } = require('./path.js');

module.exports = { Store, clone, getPath, setPath };
