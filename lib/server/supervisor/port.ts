import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { setTimeout } from "node:timers/promises";
import { getListenHost, type ListenAddress } from "#lib/platform/config/listen-address.ts";
import { UserFacingError } from "#lib/platform/config/user-facing-error.ts";
import { currentTimeMs } from "#lib/platform/time/clock.ts";

/**
 * Checks that the port can be listened on. Waits two seconds for a predecessor that is stopping.
 *
 * @throws UserFacingError
 */
export async function assertPortFree(env: ListenAddress): Promise<void> {
  const deadline = currentTimeMs() + 2000;
  let code = await tryListen(env);
  while (code === "EADDRINUSE" && currentTimeMs() < deadline) {
    await setTimeout(100);
    code = await tryListen(env);
  }
  const { HOST, PORT } = env;
  if (code === "EADDRINUSE") throw new UserFacingError(`Port ${PORT} is taken. Set PORT to another number.`);
  if (code === "EACCES")
    throw new UserFacingError(`Port ${PORT} is not for this user. Set PORT to a number above 1023.`);
  if (code)
    throw new UserFacingError(
      `Nothing can listen on ${HOST} (${code}). Set HOST to an address of this machine, or unset it.`,
    );
}

async function tryListen({ HOST, PORT }: ListenAddress): Promise<string | undefined> {
  const server = createServer();
  try {
    server.listen({ port: PORT, host: getListenHost(HOST) });
    await once(server, "listening");
  } catch (error) {
    return (error as NodeJS.ErrnoException).code;
  }
  server.close();
  await once(server, "close");
}

/** A free port that only this machine reaches. */
export async function findPrivateAddress(): Promise<ListenAddress> {
  const server = createServer();
  server.listen({ port: 0, host: "localhost" });
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return { HOST: "localhost", PORT: port };
}
