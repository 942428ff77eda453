/** The access that a vendor has given out. */
export interface FakeTokens {
  /** What is accepted now; null after it was revoked. */
  current: string | null;
  /** Tokens that were accepted once, newest last. */
  all: string[];
  /** What the token may do, for vendors that tell. */
  scopes: string[];
  refreshToken: string;
  revoke(): void;
  /** Makes the old one worthless, as a refresh or an expiry does. */
  rotate(): string;
}

export function createTokens(scopes: string[], prefix = "token"): FakeTokens {
  let counted = 1;
  const tokens: FakeTokens = {
    current: `${prefix}-${counted}`,
    all: [`${prefix}-${counted}`],
    scopes,
    refreshToken: `${prefix}-refresh-${counted}`,
    revoke() {
      tokens.current = null;
    },
    rotate() {
      counted += 1;
      tokens.current = `${prefix}-${counted}`;
      tokens.refreshToken = `${prefix}-refresh-${counted}`;
      tokens.all.push(tokens.current);
      return tokens.current;
    },
  };
  return tokens;
}
