'use strict';

const { compile, match } = require('./pattern.js');

class Router {
  constructor(prefix = '') {
    this.prefix = prefix;
    this.routes = [];
  }

  on(method, pattern, handler) {
    this.routes.push({ method, handler, compiled: compile(pattern, this.prefix) });
    return this;
  }

  // Calls the first route that fits; the query string is cut off.
  handle(method, url) {
    const [path] = url.split('?');
    let seen = false;
    for (const route of this.routes) {
      const params = match(route.compiled, path);
      if (!params) {
        continue;
      }
      seen = true;
      if (route.method === method) {
        return { status: 200, body: route.handler(params) };
      }
    }
    return { status: seen ? 405 : 404, body: null };
  }
}

module.exports = { Router };
