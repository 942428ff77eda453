import { findInstalled, startExternalCluster } from "./external-cluster.ts";

// Prints the address of a PostgreSQL of its own, or `none`, and keeps that running until its standard input ends:
// also when whoever started it was killed, nothing is left behind.
const bin = findInstalled();
if (bin === null) {
  process.stdout.write("none\n");
} else {
  const cluster = await startExternalCluster(bin);
  // Ctrl+C reaches the whole group; the owner of the pipe decides when it ends.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});
  process.stdout.write(`${cluster.url}\n`);
  process.stdin.resume().once("end", () => void cluster.stop());
}
