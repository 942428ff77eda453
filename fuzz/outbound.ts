import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { BlockList, isIP, type Socket } from "node:net";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8);
loopback.addAddress("::1", "ipv6");

export interface OutboundWatch {
  /** Addresses that are not this machine's own, which this process tried to reach. */
  addresses: Set<string>;
  stop(): void;
}

/** Nothing that a request holds may make the server speak to anybody. */
export function watchOutbound(): OutboundWatch {
  const addresses = new Set<string>();
  function onSocket(message: unknown): void {
    const { socket } = message as { socket: Socket };
    socket.on("connectionAttempt", (ip: string, port: number) => {
      // A socket file has a path instead.
      const family = isIP(ip);
      if (family !== 0 && !loopback.check(ip, family === 6 ? "ipv6" : "ipv4")) addresses.add(`${ip}:${port}`);
    });
  }
  subscribe("net.client.socket", onSocket);
  return { addresses, stop: () => void unsubscribe("net.client.socket", onSocket) };
}
