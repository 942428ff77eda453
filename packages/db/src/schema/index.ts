export * from "./events.ts";
export * from "./integrations.ts";
export * from "./issues.ts";
export * from "./organizations.ts";
export * from "./projects.ts";
export * from "./sessions.ts";
export * from "./usage.ts";
export * from "./trackers.ts";
