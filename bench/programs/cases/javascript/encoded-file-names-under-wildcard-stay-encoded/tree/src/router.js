import { parsePattern, rank } from './pattern.js';
import { matchParts } from './match.js';

export class Router {
  constructor({ prefix = '' } = {}) {
    this.prefix = prefix.replace(/\/+$/, '');
    this.routes = [];
  }

  add(method, pattern, handler) {
    const parsed = parsePattern(this.prefix + pattern);
    this.routes.push({
      method: method.toUpperCase(),
      pattern: this.prefix + pattern,
      parsed,
      rank: rank(parsed),
      handler,
    });
    this.routes.sort((a, b) => (a.rank < b.rank ? 1 : a.rank > b.rank ? -1 : 0));
    return this;
  }

  get(pattern, handler) {
    return this.add('GET', pattern, handler);
  }

  post(pattern, handler) {
    return this.add('POST', pattern, handler);
  }

  /** Finds the route of a request; the query string is not part of the path. */
  find(method, url) {
    const path = url.split(/[?#]/)[0];
    const wanted = method.toUpperCase();
    for (const route of this.routes) {
      if (route.method !== wanted && !(wanted === 'HEAD' && route.method === 'GET')) {
        continue;
      }
      const params = matchParts(route.parsed, path);
      if (params) {
        return { pattern: route.pattern, handler: route.handler, params };
      }
    }
    return null;
  }

  /** Methods that are known for a path, for the Allow header. */
  allowed(url) {
    const path = url.split(/[?#]/)[0];
    const methods = this.routes
      .filter((route) => matchParts(route.parsed, path) !== null)
      .map((route) => route.method);
    return [...new Set(methods)].sort();
  }

  handle(method, url, context = {}) {
    const found = this.find(method, url);
    if (!found) {
      const methods = this.allowed(url);
      return methods.length ? { status: 405, allow: methods } : { status: 404 };
    }
    return found.handler({ ...context, params: found.params });
  }
}
