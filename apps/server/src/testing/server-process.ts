import { main } from "../main.ts";
import { FAKE_AGENT } from "./test-server.ts";

// The server as `npm start` runs it, with the scripted agent.
await main({ agentEntry: FAKE_AGENT });
