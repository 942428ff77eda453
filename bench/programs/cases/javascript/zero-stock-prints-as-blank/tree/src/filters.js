'use strict';

const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text) {
  return text.replace(/[&<>"']/g, (char) => ESCAPES[char]);
}

const filters = {
  upper: (value) => String(value ?? '').toUpperCase(),
  lower: (value) => String(value ?? '').toLowerCase(),
  fixed: (value, digits = '2') => Number(value).toFixed(Number(digits)),
  join: (value, separator = ',') => [].concat(value ?? []).join(separator),
  default: (value, fallback = '') => (value === undefined || value === null || value === '' ? fallback : value),
};

module.exports = { escapeHtml, filters };
