import { createHash } from "node:crypto";
import { once } from "node:events";
import { realpath, rm } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { UserFacingError } from "#lib/platform/config/user-facing-error.ts";
import { currentTimeMs } from "#lib/platform/time/clock.ts";

/** Longer than a site takes to answer what is open and to stop its database. */
const patienceMs = 60_000;
const answerTimeoutMs = 5000;

/**
 * Makes this process the only site of a data folder with the built-in database: a second one would
 * stop the database of the first when it ends. The lock is a socket, which the system closes
 * however the process ends. A site that is stopping says so, and its successor waits for it.
 *
 * @param signal aborted when this site begins to stop
 * @returns a function that gives the folder free
 * @throws UserFacingError when another site uses the folder
 */
export async function claimDataDir(dataDir: string, signal: AbortSignal): Promise<() => Promise<void>> {
  const address = toLockAddress(await realpath(dataDir));
  const deadline = currentTimeMs() + patienceMs;
  for (;;) {
    const server = createServer((socket) => socket.on("error", () => {}).end(signal.aborted ? "stopping" : "running"));
    if (await tryListen(server, address)) return () => close(server);
    const state = await askOwner(address, signal);
    if (state === "running" || currentTimeMs() > deadline) {
      throw new UserFacingError(
        `The data folder ${dataDir} is used by another site that runs. Stop that one, or set DATA_DIR to another folder.`,
      );
    }
    // A file outlives a killed process; a name of Linux does not.
    if (state === "gone") await rm(address, { force: true }).catch(() => {});
    await setTimeout(100);
    signal.throwIfAborted();
  }
}

/** An abstract name on Linux (unix(7)), elsewhere a file; paths of sockets are short. */
function toLockAddress(dataDir: string): string {
  const name = `tischlein-${createHash("sha256").update(dataDir).digest("hex").slice(0, 12)}.site`;
  return process.platform === "linux" ? `\0${name}` : `${tmpdir()}/${name}`;
}

async function tryListen(server: Server, address: string): Promise<boolean> {
  try {
    server.listen({ path: address });
    await once(server, "listening");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EADDRINUSE") return false;
    throw error;
  }
  // The lock alone keeps no process alive.
  server.unref();
  return true;
}

/** What the owner says of itself; "silent" when it does not answer, "gone" when there is none. */
async function askOwner(address: string, signal: AbortSignal): Promise<string> {
  const end = AbortSignal.any([signal, AbortSignal.timeout(answerTimeoutMs)]);
  // The system takes connections for a frozen process, too.
  return text(connect({ path: address, signal: end })).catch(() => (end.aborted ? "silent" : "gone"));
}

async function close(server: Server): Promise<void> {
  server.close();
  await once(server, "close");
}
