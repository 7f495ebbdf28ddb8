import type { IncomingMessage } from "node:http";
import { getClientKey } from "#lib/http/client-ip.ts";

const sessionCookie = /(?:^|; )(?:__Secure-)?authjs\.session-token(?:\.\d)?=([^;]+)/;

/** Who sends a request, for what they may have written before: the network and the session. */
export function listClients({ headers, socket }: Pick<IncomingMessage, "headers" | "socket">): string[] {
  const forwarded = headers["x-forwarded-for"];
  const peer = socket.remoteAddress ?? "";
  const address = forwarded === undefined ? peer : getClientKey({ get: () => `${forwarded}, ${peer}` });
  const session = headers.cookie === undefined ? null : sessionCookie.exec(headers.cookie)?.[1];
  const token = headers["x-user-token"];
  return [address, ...(session ? [session.slice(-40)] : []), ...(token ? [String(token)] : [])];
}
