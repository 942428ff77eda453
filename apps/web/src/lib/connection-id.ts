import { createStore } from "./store.ts";

const store = createStore<string | null>(() => null);

/** The id of the event connection, sent with each call so that our own changes can be told from those of others. */
export const currentConnectionId = store.get;
export const setConnectionId = store.set;
export const useConnectionId = store.use;
