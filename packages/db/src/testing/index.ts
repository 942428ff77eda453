export * from "./built-in.ts";
export * from "./external-cluster.ts";
export * from "./test-database.ts";
