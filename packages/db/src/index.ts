export * from "./connection/connect.ts";
export * from "./connection/listen.ts";
export * from "./embedded/start-embedded.ts";
export * from "./repositories/index.ts";
