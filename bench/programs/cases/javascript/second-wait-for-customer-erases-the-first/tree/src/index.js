"use strict";

const { Ticket } = require("./ticket.js");
const { overdue, workload } = require("./report.js");

module.exports = { Ticket, overdue, workload };
