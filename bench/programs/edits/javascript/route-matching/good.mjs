// Matches request paths to named routes and builds URLs back from them.
//
//   /users/:id(\d+)/files/*path     ":name" with optional pattern, "*name" the rest

const PARAM = /^:(\w+)(?:\((.+)\))?$/;

function parseSegment(segment) {
  if (segment.startsWith("*")) {
    return { type: "rest", name: segment.slice(1) || "rest" };
  }
  const match = PARAM.exec(segment);
  if (match) {
    const [, name, pattern] = match;
    return { type: "param", name, test: pattern ? new RegExp(`^(?:${pattern})$`) : null };
  }
  return { type: "literal", text: segment };
}

function splitPath(path) {
  return path.split("/").filter((part) => part !== "");
}

function compile(template) {
  const segments = splitPath(template).map(parseSegment);
  const restAt = segments.findIndex((s) => s.type === "rest");
  if (restAt !== -1 && restAt !== segments.length - 1) {
    throw new Error(`rest segment must come last: ${template}`);
  }
  return segments;
}

function decode(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function parseQuery(text) {
  const query = {};
  for (const [key, value] of new URLSearchParams(text)) {
    if (!Object.hasOwn(query, key)) query[key] = value;
    else query[key] = [].concat(query[key], value);
  }
  return query;
}

function matchSegments(segments, parts) {
  const params = {};
  for (const [i, segment] of segments.entries()) {
    if (segment.type === "rest") {
      params[segment.name] = parts.slice(i).map(decode).join("/");
      return params;
    }
    if (i >= parts.length) return null;
    const part = decode(parts[i]);
    if (segment.type === "literal") {
      if (segment.text.toLowerCase() !== part.toLowerCase()) return null;
      continue;
    }
    if (segment.test && !segment.test.test(part)) return null;
    params[segment.name] = part;
  }
  return parts.length === segments.length ? params : null;
}

// Literals beat constrained params, which beat free params, which beat rest.
function weigh(segment) {
  if (segment.type === "literal") return 3;
  if (segment.type === "param") return segment.test ? 2 : 1;
  return 0;
}

function compareRoutes(a, b) {
  const shared = Math.min(a.segments.length, b.segments.length);
  for (let i = 0; i < shared; i += 1) {
    const difference = weigh(b.segments[i]) - weigh(a.segments[i]);
    if (difference !== 0) return difference;
  }
  return b.segments.length - a.segments.length;
}

export class Router {
  #routes = [];
  #byName = new Map();

  add(method, template, name) {
    if (this.#byName.has(name)) throw new Error(`duplicate route name: ${name}`);
    const route = { method: method.toUpperCase(), template, name, segments: compile(template) };
    this.#routes.push(route);
    this.#routes.sort(compareRoutes);
    this.#byName.set(name, route);
    return this;
  }

  match(method, url) {
    const [beforeHash] = url.split("#");
    const queryAt = beforeHash.indexOf("?");
    const path = queryAt === -1 ? beforeHash : beforeHash.slice(0, queryAt);
    const search = queryAt === -1 ? "" : beforeHash.slice(queryAt + 1);
    const parts = splitPath(path);
    const wanted = method.toUpperCase();
    const allowed = new Set();
    for (const route of this.#routes) {
      const params = matchSegments(route.segments, parts);
      if (!params) continue;
      if (route.method === wanted || (wanted === "HEAD" && route.method === "GET")) {
        return { status: 200, name: route.name, params, query: parseQuery(search) };
      }
      allowed.add(route.method);
    }
    if (allowed.size > 0) return { status: 405, allowed: [...allowed].sort() };
    return { status: 404 };
  }

  build(name, params = {}, query = {}) {
    const route = this.#byName.get(name);
    if (!route) throw new Error(`no route named ${name}`);
    const path = route.segments.map((segment) => {
      if (segment.type === "literal") return segment.text;
      const value = params[segment.name];
      if (segment.type === "rest") {
        return splitPath(value ?? "").map(encodeURIComponent).join("/");
      }
      if (value === undefined) throw new Error(`missing parameter: ${segment.name}`);
      return encodeURIComponent(value);
    });
    const search = new URLSearchParams(query).toString();
    return `/${path.join("/")}${search ? `?${search}` : ""}`;
  }
}
