/** What opens something: keys of models and vendors, and the key that stored credentials are sealed with. */
const SECRET_NAME = /(^|_)(API_?KEY|KEY|TOKEN|SECRET|PASSWORD|PASSWD|CREDENTIALS?)$/i;
/** Ours are for the server: the agent is told all that it needs. */
const OURS = /^(FIXPOINT_|DATABASE_URL$|PG[A-Z]+$)/;

/** The agent's environment: nothing that opens a model, a vendor or our database, and no options for Node. */
export function agentEnvironment(parent: NodeJS.ProcessEnv, temp: string): NodeJS.ProcessEnv {
  const kept = Object.entries(parent).filter(([name]) => !SECRET_NAME.test(name) && !OURS.test(name) && name !== "NODE_OPTIONS");
  return { ...Object.fromEntries(kept), TMPDIR: temp };
}
