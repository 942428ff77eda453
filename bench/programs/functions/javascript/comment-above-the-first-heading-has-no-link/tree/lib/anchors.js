'use strict';

/*
 * The blocks of an article form a tree: a block is { type, id, parent }, the
 * parent of the outermost one is null. Only blocks of the type 'section' have
 * a heading one can link to.
 */

/** The section a block belongs to (a section belongs to itself), or null. */
function sectionOf(block) {
  let node = block;
  while (node.type !== 'section') node = node.parent;
  return node;
}

/** The address at which a block can be read: that of its section, if any. */
function linkTo(article, block) {
  const section = sectionOf(block);
  return section ? `${article.url}#${section.id}` : article.url;
}

/** The comments of an article by link, in the order given. */
function commentsByLink(article, comments) {
  const groups = {};
  for (const comment of comments) {
    const link = linkTo(article, comment.block);
    (groups[link] ??= []).push(comment.text);
  }
  return groups;
}

module.exports = { sectionOf, linkTo, commentsByLink };
