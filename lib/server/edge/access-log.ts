import type { IncomingMessage, ServerResponse } from "node:http";
import ipaddr from "ipaddr.js";
import { getClientIp } from "#lib/platform/http/client-ip.ts";
import { currentTime } from "#lib/platform/time/clock.ts";

/**
 * Shortens an address to its network, /24 or /48, so that the log names no person.
 *
 * @returns "" for what is no address
 */
export function truncateAddress(address: string): string {
  if (!ipaddr.isValid(address)) return "";
  const parsed = ipaddr.process(address);
  const bits = parsed.kind() === "ipv4" ? 24 : 48;
  const [network] = [parsed.kind() === "ipv4" ? ipaddr.IPv4 : ipaddr.IPv6];
  return `${network.networkAddressFromCIDR(`${parsed}/${bits}`)}/${bits}`;
}

/** A request may name a path of 160 KB, and would fill the disk with it. */
const maxPathLength = 300;

/** Writes one line of JSON per answer: no query, no cookie, no whole address, no long path. */
export function logAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  startedAt: number,
  write: (line: string) => void = (line) => void process.stdout.write(line),
): void {
  response.once("close", () => {
    const forwarded = request.headers["x-forwarded-for"];
    const peer = request.socket.remoteAddress;
    const path = [forwarded, peer].filter(Boolean).join(", ");
    const line = {
      time: currentTime().toISOString(),
      client: truncateAddress(getClientIp({ get: () => path })),
      method: request.method,
      path: request.url?.split("?")[0]?.slice(0, maxPathLength),
      status: response.statusCode,
      complete: response.writableFinished,
      durationMs: Math.round((performance.now() - startedAt) * 10) / 10,
    };
    write(`${JSON.stringify(line)}\n`);
  });
}
