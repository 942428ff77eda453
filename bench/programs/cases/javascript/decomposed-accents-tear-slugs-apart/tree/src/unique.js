'use strict';

const { slugify } = require('./slug.js');

// Hands out every slug once: "news", "news-2", "news-3" …
class SlugRegistry {
  constructor(options = {}) {
    this.options = options;
    this.taken = new Map();
  }

  reserve(slug, owner = true) {
    this.taken.set(slug, owner);
    return this;
  }

  add(title, owner = true) {
    const separator = this.options.separator ?? '-';
    const base = slugify(title, this.options) || 'untitled';
    let slug = base;
    for (let n = 2; this.taken.has(slug); n += 1) {
      slug = `${base}${separator}${n}`;
    }
    this.taken.set(slug, owner);
    return slug;
  }

  owner(slug) {
    return this.taken.get(slug) ?? null;
  }

  release(slug) {
    return this.taken.delete(slug);
  }
}

module.exports = { SlugRegistry };
