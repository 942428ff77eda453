import { main } from "../main.ts";
import { FAKE_AGENT, PACE } from "./test-server.ts";

// The server as `npm start` runs it, with the scripted agent and the pace of tests.
await main({ agentEntry: FAKE_AGENT, pace: PACE });
