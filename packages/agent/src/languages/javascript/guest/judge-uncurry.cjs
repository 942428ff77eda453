"use strict";
/** A method as a function of its object: taken before any candidate runs, none can replace it. */
module.exports = (method) => Function.prototype.call.bind(method);
