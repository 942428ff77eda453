export * from "./temp-repo.ts";
