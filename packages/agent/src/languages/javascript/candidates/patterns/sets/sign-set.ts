import type { AST } from "@eslint-community/regexpp";

/** What takes one sign of several. */
export type SignSet = AST.CharacterClass | AST.CharacterSet;
