import { IntegrationProvider, type Integration, type IntegrationMapping, type IntegrationMappingView } from "@fixpoint/contracts";
import { integrationRow, mappingRow, sourceRow } from "./factories.ts";

const STEP_MS = 900;
const STEPS = 6;

type Account = Omit<NonNullable<Integration["health"]>, "checkedAt" | "lastSyncAt" | "lastEventAt">;

const connected: Partial<Integration>[] = [
  { id: "int-trello", provider: "trello" },
  { id: "int-github", provider: "github", ways: ["popup", "token"] },
  { id: "int-jira", provider: "atlassian", ways: ["popup", "token"], baseUrl: "https://acme.atlassian.net" },
  { id: "int-sentry", provider: "sentry" },
  { id: "int-slack", provider: "slack", ways: ["popup", "token"] },
  { id: "int-asana", provider: "asana" },
];
const account: Account = { account: "acme-bot", scopes: ["read"], error: null, needsReconnect: false, missingScopes: [] };
const health: Partial<Record<string, Integration["health"]>> = {
  trello: moments({ ...account, missingScopes: ["write", "something:new"] }),
  atlassian: moments({
    ...account,
    needsReconnect: true,
    error: "Jira does not accept the refresh token any more (invalid_grant).",
  }),
  sentry: moments({ ...account, error: "Sentry answered 503 twice. It is asked again by itself." }),
};

function moments(one: Account): Integration["health"] {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  return { ...one, checkedAt: ago(2), lastSyncAt: ago(3), lastEventAt: ago(190) };
}

/** Every provider in another state of health. */
export function fixtureIntegrations(): Integration[] {
  return IntegrationProvider.options.map((provider) => {
    const known = connected.find((row) => row.provider === provider);
    const row = integrationRow({ provider, health: health[provider] ?? moments(account), ...known });
    return known ? row : { ...row, id: "", isConnected: false, health: null };
  });
}

/** Boards of Trello, more than can be seen at once; Jira fails, Asana offers nothing. Undefined: a failure. */
export function fixtureSources(integrationId: string): unknown {
  if (integrationId === "int-jira") return undefined;
  if (integrationId === "int-asana") return { noun: "project", sources: [] };
  if (integrationId === "int-slack")
    return {
      noun: "channel",
      sources: ["#bugs", "#general", "#releases"].map((name, index) =>
        sourceRow({ externalId: `C0000000${index}`, name, group: null }),
      ),
    };
  if (integrationId === "int-sentry")
    return { noun: "project", sources: [sourceRow({ externalId: "acme/shop", name: "shop", group: "acme" })] };
  const boards = [
    "Bugs",
    "Mobile bugs",
    "Roadmap",
    "Support",
    "A board with a name that is far longer than its row can be on a phone",
  ];
  return {
    noun: "board",
    sources: ["Acme workspace", "Design team"].flatMap((group, at) =>
      boards.map((name, index) => sourceRow({ externalId: `b${at}${index}`, name, group })),
    ),
  };
}

export function fixtureMappings(): IntegrationMappingView[] {
  const soon = new Date(Date.now() + 5 * 60_000).toISOString();
  const sync = {
    status: "synced" as const,
    imported: 312,
    lastSyncAt: new Date(Date.now() - 125_000).toISOString(),
    nextSyncAt: soon,
    error: null,
  };
  return [
    mappingRow({ integrationId: "int-trello", externalId: "b00", externalName: "Bugs", sync }),
    mappingRow({
      integrationId: "int-trello",
      externalId: "gone",
      externalName: "Old bugs",
      sync: { ...sync, status: "waiting" },
    }),
    mappingRow({
      integrationId: "int-sentry",
      provider: "sentry",
      externalId: "acme/shop",
      externalName: "shop",
      sync: { ...sync, status: "failing", error: "Sentry answered 503 twice." },
    }),
    mappingRow({ integrationId: "int-slack", provider: "slack", externalId: "C1", externalName: "#shop-bugs", sync: null }),
  ];
}

/** The mappings that were put, and how their import goes on, step by step. */
export function importing(
  projectId: string,
  put: readonly IntegrationMapping[],
  onStep: (mapping: IntegrationMappingView) => void,
): IntegrationMappingView[] {
  const all = fixtureIntegrations();
  return put.map((mapping) => {
    const provider = all.find(({ id }) => id === mapping.integrationId)?.provider ?? "trello";
    const view = mappingRow({ ...mapping, projectId, provider });
    if (provider === "slack" || !view.sync) return { ...view, sync: null };
    const { sync } = view;
    for (let step = 1; step <= STEPS; step += 1)
      setTimeout(
        () =>
          onStep({
            ...view,
            sync: {
              ...sync,
              imported: step * 52,
              status: step < STEPS ? "importing" : "synced",
              lastSyncAt: new Date().toISOString(),
            },
          }),
        step * STEP_MS,
      );
    return view;
  });
}
