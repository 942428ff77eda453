export * from "./models/index.ts";
export * from "./random.ts";
export * from "./slow.ts";
export * from "./smtp-sink.ts";
export * from "./temp-repo.ts";
export * from "./vendors/index.ts";
