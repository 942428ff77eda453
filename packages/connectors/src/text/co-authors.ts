/** Names in `Co-authored-by:` trailers of a commit's message, in order. */
export function coAuthorsOf(message: string): { username: string; avatarUrl: string | null }[] {
  return [...message.matchAll(/^co-authored-by:\s*([^<\r\n]+?)\s*(?:<[^>\r\n]*>)?\s*$/gim)].map(([, name = ""]) => ({
    username: name,
    avatarUrl: null,
  }));
}
