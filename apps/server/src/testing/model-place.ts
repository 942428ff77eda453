import { DEFAULT_MODEL_SETTINGS, IssueDetails, type ModelSettings } from "@fixpoint/contracts";
import { waitFor, withProject } from "./test-server.ts";

/** What the scripted server's tokens cost, in dollars for a million. */
export const RATES = { input: 2, cachedInput: 0.5, cacheWrite: 2.5, output: 10 };
export const MODEL_KEY = "sk-canary-4f1d0c9ab27e";

/** A project whose organization asks the model at `baseUrl`, as somebody sets it up. */
export async function withModel(
  server: { url: string; repository: string },
  baseUrl: string,
  options: { name?: string; settings?: Partial<ModelSettings> } = {},
) {
  const place = await withProject(server, options.name);
  const models = `/api/v1/organizations/${place.orgId}/models`;
  const provider = "openai_compatible" as const;
  async function put(path: string, body: object): Promise<void> {
    const answer = await place.ada.json("PUT", path, body);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  }
  await put(`${models}/keys/${provider}`, { baseUrl, apiKey: MODEL_KEY });
  await put(`${models}/prices`, { prices: [{ provider, model: "*", ...RATES }] });
  await put(models, { ...DEFAULT_MODEL_SETTINGS, engine: "own_model", provider, model: "scripted", ...options.settings });

  /** Its end, in words. */
  async function process(title: string, text: string): Promise<{ id: string; status: string; reason: string; summary: string }> {
    const added = await place.ada.json("POST", place.issues, { title, text: `ask the model. ${text}` });
    const { id } = added.body.data as { id: string };
    const details = await waitFor(async () => {
      const { data } = (await place.ada.json("GET", `${place.issues}/${id}/details`)).body;
      return data.agentProcessingStatus === "done" ? IssueDetails.parse(data) : null;
    }, 90);
    const { reason = "", summary = "" } = details.evidence?.verdict ?? {};
    return { id, status: details.agentResultStatus ?? "", reason, summary };
  }

  return { ...place, models, put, process };
}
