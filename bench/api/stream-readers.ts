// Many readers of one organization's events: `node stream-readers.ts <url> <cookie> <count>`. Tells its parent
// "open" when all have had their first event, then for each number asked for when every reader had that news.
import { connect, type Socket } from "node:net";

const [address = "", cookie = "", count = "0"] = process.argv.slice(2);
const url = new URL(address);
const READERS = Number(count);
/** Connections that are being opened at a time: a listen queue is short. */
const OPENING = 100;

interface Reader {
  socket: Socket;
  /** The end of what came last: a mark may be cut in two. */
  tail: string;
}

let mark = "";
let arrivals: number[] = [];
let dropped = 0;

/** CLOCK_MONOTONIC, which all processes of the machine share; milliseconds. */
function now(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}

function open(): Promise<Reader> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: url.hostname, port: Number(url.port) });
    const reader: Reader = { socket, tail: "" };
    socket.once("error", reject);
    socket.on("close", () => (dropped += 1));
    socket.write(`GET ${url.pathname} HTTP/1.1\r\nHost: ${url.host}\r\nCookie: ${cookie}\r\n\r\n`);
    socket.on("data", (chunk: Buffer) => {
      const text = reader.tail + chunk.toString("latin1");
      if (text.includes("connectionId")) resolve(reader);
      if (mark !== "" && text.includes(mark) && !reader.tail.includes(mark)) {
        arrivals.push(now());
        if (arrivals.length === READERS) process.send?.({ arrivals, dropped });
      }
      reader.tail = text.slice(-200);
    });
  });
}

const readers: Reader[] = [];
for (let left = READERS; left > 0; left -= OPENING)
  readers.push(...(await Promise.all(Array.from({ length: Math.min(left, OPENING) }, open))));

process.on("message", (next) => {
  arrivals = [];
  mark = String(next);
  process.send?.("listening");
});
process.once("disconnect", () => process.exit(0));
process.send?.("open");
