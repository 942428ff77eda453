export * from "./backup/dump.ts";
export * from "./backup/load.ts";
export { DumpManifest } from "./backup/tables.ts";
export * from "./connection/connect.ts";
export * from "./connection/listen.ts";
export * from "./connection/sql-executor.ts";
export * from "./embedded/at-rest.ts";
export { startEmbedded, type EmbeddedDatabase } from "./embedded/start-embedded.ts";
export * from "./repositories/index.ts";
