import { connect } from "@fixpoint/db";
import { modelCalls } from "@fixpoint/db/schema";
import { builtInDatabase } from "@fixpoint/db/testing";
import { startModelServer } from "@fixpoint/testing";
import { expect, it } from "vitest";
import { withModel } from "../testing/model-place.ts";
import { startServerChild, stopServerChild } from "../testing/server-child.ts";
import { makeRepository, makeStorage, waitFor } from "../testing/test-server.ts";

it(
  "a worker that is killed in the middle of a run asks nothing twice when it is taken up again",
  { timeout: 240_000 },
  async () => {
    const storage = await makeStorage();
    const repository = await makeRepository(storage.dataDir);
    const reached = Promise.withResolvers<void>();
    const goesOn = Promise.withResolvers<void>();
    const provider = await startModelServer({
      async script(_request, index) {
        if (index === 2) {
          reached.resolve();
          await goesOn.promise;
        }
        return { kind: "answer", text: `answer ${index + 1}` };
      },
    });
    let child = await startServerChild(storage.env);
    try {
      const place = await withModel({ url: child.url, repository }, provider.baseUrl("openai_compatible"));
      const ended = place.process("Killed", "").catch((error: unknown) => error);
      await reached.promise;
      child.child.kill("SIGKILL");
      await Promise.all([child.ended, ended]);
      goesOn.resolve();

      child = await startServerChild(storage.env);
      const again = await withModel({ url: child.url, repository }, provider.baseUrl("openai_compatible"), { name: "Other" });
      const summary = await waitFor(async () => {
        const { data } = (await again.ada.json("GET", place.issues)).body;
        const [bug] = data as { id: string; agentProcessingStatus: string }[];
        if (bug?.agentProcessingStatus !== "done") return null;
        const details = await again.ada.json("GET", `${place.issues}/${bug.id}/details`);
        return details.body.data.evidence.verdict.summary as string;
      }, 120);

      // The one that was under way when it died is the only one that came twice: nobody can know what became of it.
      expect(provider.requests.map(({ turns }) => turns.at(-1)?.text)).toEqual(["first", "second", "third", "third"]);
      expect(summary).toBe("engine auto, scripted: answer 1, answer 2, answer 4");
      const databaseUrl = storage.env["DATABASE_URL"] ?? builtInDatabase(storage.dataDir).databaseUrl;
      const { db, close } = await connect({ databaseUrl, poolSize: 1 });
      const rows = await db.select().from(modelCalls).orderBy(modelCalls.createdAt);
      await close();
      expect(rows.map(({ state }) => state)).toEqual(["settled", "settled", "reserved", "settled"]);
    } finally {
      await stopServerChild(child);
      await provider.close();
      await storage.remove();
    }
  },
);
