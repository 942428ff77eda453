import { Organization, Project, User } from "@fixpoint/contracts";
import { z } from "zod";

// Loaded when there is an answer to read: the sign-in page gets none, and is there without the schemas.
export const Organizations = z.array(Organization);
export const Projects = z.array(Project);
export { User };
