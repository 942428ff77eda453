export * from "./random.ts";
export * from "./temp-repo.ts";
export * from "./vendors/index.ts";
export * from "./smtp-sink.ts";
export * from "./slow.ts";
export * from "./models/index.ts";
