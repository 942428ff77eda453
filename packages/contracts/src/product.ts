/** The product's name, in one place: a self-hoster changes it here (or by `FIXPOINT_PRODUCT_NAME`). */
export const PRODUCT_NAME = "Fixpoint";

/** Branches that Fixpoint pushes all begin with this; it never pushes to any other. */
export const BRANCH_PREFIX = "fixpoint/";
