'use strict';

const { Gate } = require('./gate.js');
const { RoleError } = require('./roles.js');

module.exports = { Gate, RoleError };
