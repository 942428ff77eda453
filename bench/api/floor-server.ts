// What Node alone does with the same bytes: `node floor-server.ts`, then a message with the body; answers with its url.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

process.once("message", (body) => {
  const bytes = Buffer.from(String(body));
  const server = createServer((_request, response) => {
    response.setHeader("content-type", "application/json; charset=utf-8");
    response.end(bytes);
  });
  server.listen(0, "127.0.0.1", () => {
    process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
});
process.once("disconnect", () => process.exit(0));
process.send?.("started");
