import type { Client } from "openapi-fetch";
import { createApi } from "../http/api.ts";
import type { VendorErrorCode } from "../http/vendor-error.ts";
import type { VendorAccess } from "../types/access.ts";
import type { paths } from "./api.gen.ts";
import { authorizationOf } from "./auth.ts";

export const NAME = "Trello";
const API_URL = "https://api.trello.com/1";

/** The one call whose value may be too long for an address; a body is taken too, though the description has none. */
interface CommentInBody {
  "/cards/{id}/actions/comments": {
    post: {
      parameters: { path: { id: string } };
      requestBody: { content: { "application/json": { text: string } } };
      responses: { 200: { content: { "application/json": unknown } } };
    };
  };
}

export interface TrelloClient {
  api: Client<paths>;
  long: Client<CommentInBody>;
}

/** 401 stands for a worthless token and for a board that a good one may not see; only its words differ. */
async function refusal(answer: Response): Promise<VendorErrorCode | null> {
  return answer.status === 401 && /permission/i.test(await answer.text()) ? "access_denied" : null;
}

export function createClient({ credentials, baseUrl, fetch }: VendorAccess): TrelloClient {
  const headers = { authorization: authorizationOf(credentials) };
  const options = { name: NAME, baseUrl: baseUrl ?? API_URL, headers, fetch, refusal };
  return { api: createApi<paths>(options), long: createApi<CommentInBody>(options) };
}
