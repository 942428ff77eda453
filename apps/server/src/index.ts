export { main } from "./main.ts";
export { startServer, type RunningServer, type StartOptions } from "./start-server.ts";
