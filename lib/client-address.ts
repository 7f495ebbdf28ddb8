import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

const header = "x-forwarded-for";

/** Networks that end where our own proxies stand: whoever is connected from there speaks for somebody else. */
const near = new BlockList();
for (const [network, prefix] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
] as const)
  near.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of [
  ["::1", 128],
  ["fc00::", 7],
  ["fe80::", 10],
] as const)
  near.addSubnet(network, prefix, "ipv6");

/**
 * Has every request of this process say at the end of `X-Forwarded-For` who is connected, as a proxy would: what stands before is only
 * what that one claims.
 */
export function notePeers(): void {
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    const { [header]: claimed } = request.headers;
    request.headers[header] = [claimed, request.socket.remoteAddress].filter(Boolean).join(", ");
  });
}

/**
 * The client's address: of those in `X-Forwarded-For` the last that is none of our own proxies', because everything before it may be made
 * up. Where all are near, it is the first. Empty without any.
 */
export function clientAddress(headers: Pick<Headers, "get">): string {
  const chain = (headers.get(header) ?? "").split(",").map((part) => part.trim().replace(/^::ffff:(?=\d+\.)/i, ""));
  return chain.findLast((address) => !isNear(address)) ?? chain[0] ?? "";
}

function isNear(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && near.check(address, version === 4 ? "ipv4" : "ipv6");
}
