'use strict';

/**
 * Takes the name of a container image apart:
 *
 *   [registry/]path[:tag][@digest]
 *
 * The first part of the path counts as the registry if it has a dot or a
 * colon in it or is `localhost`. The tag is `latest` if there is neither a tag
 * nor a digest.
 */
function parseImage(text) {
  let rest = text;
  const image = { registry: null, path: null, tag: null, digest: null };

  const at = rest.indexOf('@');
  if (at >= 0) {
    image.digest = rest.slice(at + 1);
    rest = rest.slice(0, at);
  }

  const colon = rest.indexOf(':');
  if (colon > rest.lastIndexOf('/')) {
    image.tag = rest.slice(colon + 1);
    rest = rest.slice(0, colon);
  } else if (!image.digest) {
    image.tag = 'latest';
  }

  const slash = rest.indexOf('/');
  const first = slash < 0 ? '' : rest.slice(0, slash);
  if (/[.:]/.test(first) || first === 'localhost') {
    image.registry = first;
    rest = rest.slice(slash + 1);
  }
  if (!/^[a-z0-9][a-z0-9._/-]*$/.test(rest)) throw new Error(`Not an image: ${text}`);
  image.path = rest;
  return image;
}

/** The name without registry, tag and digest. */
function shortName(text) {
  return parseImage(text).path;
}

module.exports = { parseImage, shortName };
