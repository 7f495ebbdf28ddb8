import type { Env } from "./env.ts";

/** Where a server listens. */
export type ListenAddress = Pick<Env, "HOST" | "PORT">;

/** URL of the site on this machine. */
export function getLocalUrl({ HOST, PORT }: ListenAddress): string {
  const host = getListenHost(HOST) ?? "localhost";
  return `http://${["0.0.0.0", "::"].includes(host) ? "localhost" : host.includes(":") ? `[${host}]` : host}:${PORT}`;
}

/**
 * Next treats rewrites as external when it listens on 127.0.0.1, and requests itself endlessly. Use
 * localhost.
 */
export function getListenHost(host: string | undefined): string | undefined {
  return host === "127.0.0.1" ? "localhost" : host;
}
