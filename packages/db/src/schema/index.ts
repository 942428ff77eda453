export * from "./events.ts";
export * from "./issues.ts";
export * from "./organizations.ts";
export * from "./projects.ts";
export * from "./sessions.ts";
