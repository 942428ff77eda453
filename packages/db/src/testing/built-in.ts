import { DATABASE } from "../embedded/start-embedded.ts";
import { livingPostmaster } from "../embedded/cluster.ts";
import { clusterPaths, socketUrl } from "../embedded/paths.ts";

/** The built-in database below a server's data folder, looked at from outside. */
export function builtInDatabase(dataFolder: string): { databaseUrl: string; pid(): Promise<number | null> } {
  const paths = clusterPaths(dataFolder);
  return { databaseUrl: socketUrl(paths, DATABASE), pid: () => livingPostmaster(paths) };
}
