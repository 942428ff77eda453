import type { ProjectProfile } from "../../../types/language.ts";
import type { JavaScriptDetails } from "../details.ts";
import { exportShape, type ExportShape } from "./exports.ts";

/** Where the names of an example are looked for. */
export interface Project {
  root: string;
  profile: ProjectProfile;
  details: JavaScriptDetails;
  files: ReadonlySet<string>;
  shapes: Map<string, ExportShape>;
}

export async function shapeOf(project: Project, file: string): Promise<ExportShape> {
  const known = project.shapes.get(file);
  if (known !== undefined) return known;
  const shape = await exportShape(project.root, project.files, file);
  project.shapes.set(file, shape);
  return shape;
}

/** The name of a package or a file without what people leave out of it. */
export function plainName(name: string): string {
  return (name.split("/").at(-1) ?? "")
    .toLowerCase()
    .replace(/\.?js$/, "")
    .replace(/^(?:node|js)-/, "")
    .replace(/[^a-z0-9]/g, "");
}
