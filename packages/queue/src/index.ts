export * from "./gather.ts";
export * from "./queue.ts";
