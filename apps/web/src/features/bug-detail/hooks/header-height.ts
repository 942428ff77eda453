import { createStore } from "../../../lib/store.ts";

const store = createStore(() => 0);

/**
 * Pixels that the header of the bug takes where it sticks, else 0. Not a custom property of the page, which would have
 * the style of everything on it computed twice before the first paint.
 */
export const useHeaderHeight = store.use;
export const setHeaderHeight = store.set;
