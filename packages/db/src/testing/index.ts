export * from "./built-in.ts";
export * from "./test-database.ts";
