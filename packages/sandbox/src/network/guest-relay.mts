// Runs inside the sandbox: gives programs a proxy on loopback and carries its bytes to the host's socket.
// usage: node guest-relay.mts <socket> <port> <command…>
import { spawn } from "node:child_process";
import { connect, createServer, type Socket } from "node:net";
import { constants } from "node:os";

const [socketPath = "", port = "", file = "", ...args] = process.argv.slice(2);

const server = createServer((client) => {
  const upstream = connect(socketPath);
  join(client, upstream);
  join(upstream, client);
});

function join(from: Socket, to: Socket): void {
  from.pipe(to);
  from.on("error", () => to.destroy());
  from.on("close", () => to.destroy());
}

server.listen(Number(port), "127.0.0.1", () => {
  const child = spawn(file, args, { stdio: "inherit" });
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  child.on("error", (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(127);
  });
  child.on("exit", (code, signal) => process.exit(code ?? 128 + (signal === null ? 0 : constants.signals[signal])));
});
