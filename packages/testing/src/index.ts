export * from "./temp-repo.ts";
export * from "./vendors/index.ts";
