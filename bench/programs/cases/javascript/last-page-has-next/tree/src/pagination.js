'use strict';

function pageCount(total, perPage) {
  return Math.max(1, Math.ceil(total / perPage));
}

function clampPage(page, pages) {
  if (!Number.isInteger(page) || page < 1) {
    return 1;
  }
  return Math.min(page, pages);
}

function paginate(items, { page = 1, perPage = 10 } = {}) {
  const pages = pageCount(items.length, perPage);
  const current = clampPage(page, pages);
  const start = (current - 1) * perPage;
  return {
    items: items.slice(start, start + perPage),
    page: current,
    pages,
    total: items.length,
    first: items.length === 0 ? 0 : start + 1,
    hasPrevious: current > 1,
    hasNext: current <= pages,
  };
}

function pageLinks(result, baseUrl) {
  const links = {};
  if (result.hasPrevious) {
    links.prev = `${baseUrl}?page=${result.page - 1}`;
  }
  if (result.hasNext) {
    links.next = `${baseUrl}?page=${result.page + 1}`;
  }
  return links;
}

function summary(result) {
  if (result.total === 0) {
    return 'No entries';
  }
  const last = result.first + result.items.length - 1;
  return `${result.first}-${last} of ${result.total}`;
}

module.exports = { paginate, pageLinks, summary };
