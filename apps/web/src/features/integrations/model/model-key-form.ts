import { ModelAccessBody, type ModelAccess } from "@fixpoint/contracts";
import { z } from "zod";

export interface ModelKeyValues {
  apiKey: string;
  baseUrl: string;
}

const KEY_AGAIN = "Give the key again: the stored one is for the stored address";

/** What is sent of the fields; a key that is set stays while its field is empty. */
export function modelKeyForm({ provider, hasApiKey, baseUrl: stored }: ModelAccess) {
  const isOwnServer = provider === "openai_compatible";
  return z
    .object({ apiKey: z.string().trim(), baseUrl: z.string().trim() })
    .superRefine(({ apiKey, baseUrl }, context) => {
      const complain = (path: keyof ModelKeyValues, message: string) =>
        context.addIssue({ code: "custom", path: [path], message });
      if (isOwnServer && baseUrl === "") complain("baseUrl", "Give the address of the server");
      else if (baseUrl !== "" && !/^https?:\/\/[^\s/]+/.test(baseUrl))
        complain("baseUrl", "Give the full address, beginning with https://");
      if (apiKey !== "") return;
      if (hasApiKey && baseUrl !== (stored ?? "")) complain("apiKey", KEY_AGAIN);
      if (!hasApiKey && !isOwnServer) complain("apiKey", "Give the API key");
    })
    .transform(({ apiKey, baseUrl }): z.input<typeof ModelAccessBody> => ({
      baseUrl: baseUrl === "" ? null : baseUrl,
      ...(apiKey === "" ? {} : { apiKey }),
    }))
    .pipe(ModelAccessBody);
}
