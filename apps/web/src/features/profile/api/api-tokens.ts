import { ApiToken, CreatedApiTokenAnswer, type CreateApiTokenBody } from "@fixpoint/contracts";
import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { call, send } from "../../../lib/api-client.ts";
import { keys } from "../../../lib/query-keys.ts";

const PATH = "/api/v1/auth/tokens";
const CreatedApiToken = CreatedApiTokenAnswer.shape.data;
export type CreatedApiToken = z.infer<typeof CreatedApiToken>;

export const apiTokensQuery = queryOptions({
  queryKey: keys.apiTokens,
  queryFn: ({ signal }) => call(z.array(ApiToken), "GET", PATH, { signal }),
});

/** The answer is the only one that ever holds the token itself. */
export function createApiToken(body: z.infer<typeof CreateApiTokenBody>): Promise<CreatedApiToken> {
  return call(CreatedApiToken, "POST", PATH, { body });
}

export function revokeApiToken(id: string): Promise<void> {
  return send("DELETE", `${PATH}/${id}`);
}
