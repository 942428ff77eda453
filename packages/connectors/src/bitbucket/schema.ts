import { z } from "zod";

export const User = z.object({
  display_name: z.string(),
  uuid: z.string().nullish(),
  nickname: z.string().nullish(),
});

export const WorkspaceAccess = z.object({ workspace: z.object({ slug: z.string() }) });
export const Workspaces = z.object({ values: z.array(WorkspaceAccess) });

export const Tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string().nullish(),
  /** Seconds. */
  expires_in: z.number(),
});

export const Hook = z.object({ uuid: z.string() });
export const InRepository = z.object({ repository: z.object({ uuid: z.string() }) });
