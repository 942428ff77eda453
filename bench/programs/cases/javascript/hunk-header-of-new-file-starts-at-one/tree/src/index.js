'use strict';

const { unifiedDiff } = require('./unified.js');
const { countChanges, statLine } = require('./summary.js');

module.exports = { unifiedDiff, countChanges, statLine };
