import type { IncomingMessage } from "node:http";
import { getClientKey, isPrivateAddress } from "#lib/platform/http/client-ip.ts";

const sessionCookie = /(?:^|; )(?:__Secure-)?authjs\.session-token(?:\.\d)?=([^;]+)/;

/** Who sends a request, for what they may have written before: the network and the session. */
export function listClients({ headers, socket }: Pick<IncomingMessage, "headers" | "socket">): string[] {
  const forwarded = headers["x-forwarded-for"];
  const peer = socket.remoteAddress ?? "";
  const address = forwarded === undefined ? peer : getClientKey({ get: () => `${forwarded}, ${peer}` });
  const session = headers.cookie === undefined ? null : sessionCookie.exec(headers.cookie)?.[1];
  const token = headers["x-user-token"];
  return [address, ...(session ? [session.slice(-40)] : []), ...(token ? [String(token).slice(-40)] : [])];
}

/**
 * The network a request comes from; null for one of this machine or of a proxy that names no
 * address.
 */
export function getPublicClient({ headers, socket }: Pick<IncomingMessage, "headers" | "socket">): string | null {
  const path = [headers["x-forwarded-for"], socket.remoteAddress].filter(Boolean).join(", ");
  const key = getClientKey({ get: () => path });
  return key === "" || isPrivateAddress(key) || isPrivateAddress(`${key}::`) ? null : key;
}
