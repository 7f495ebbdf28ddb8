import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout } from "node:timers/promises";
import type { Env } from "#lib/env.ts";
import { OperatorError } from "#lib/operator-error.ts";

/** Where this machine reaches the site. */
export function localUrl({ HOST, PORT }: Pick<Env, "HOST" | "PORT">): string {
  const host = listenHost(HOST) ?? "localhost";
  return `http://${["0.0.0.0", "::"].includes(host) ? "localhost" : host.includes(":") ? `[${host}]` : host}:${PORT}`;
}

/** Next takes a rewrite for a foreign address when it listens on 127.0.0.1 by number, and asks itself for ever. */
export function listenHost(host: string | undefined): string | undefined {
  return host === "127.0.0.1" ? "localhost" : host;
}

/** Throws an OperatorError unless the port can be listened on, within two seconds: a predecessor may be about to leave. */
export async function assertPortFree(env: Pick<Env, "HOST" | "PORT">): Promise<void> {
  const deadline = Date.now() + 2000;
  let code = await tryPort(env);
  while (code === "EADDRINUSE" && Date.now() < deadline) {
    await setTimeout(100);
    code = await tryPort(env);
  }
  const { HOST, PORT } = env;
  if (code === "EADDRINUSE") throw new OperatorError(`Port ${PORT} is taken. Set PORT to another number.`);
  if (code === "EACCES") throw new OperatorError(`Port ${PORT} is not for this user. Set PORT to a number above 1023.`);
  if (code)
    throw new OperatorError(
      `Nothing can listen on ${HOST} (${code}). Set HOST to an address of this machine, or unset it.`,
    );
}

async function tryPort({ HOST, PORT }: Pick<Env, "HOST" | "PORT">): Promise<string | undefined> {
  const server = createServer();
  try {
    server.listen({ port: PORT, host: listenHost(HOST) });
    await once(server, "listening");
  } catch (error) {
    return (error as NodeJS.ErrnoException).code;
  }
  server.close();
  await once(server, "close");
}
