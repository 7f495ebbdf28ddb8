import { setTimeout } from "node:timers/promises";
import { UserFacingError } from "#lib/config/user-facing-error.ts";
import { type Environment, spawnNode, waitForExit } from "./child-process.ts";

const stableUptimeMs = 60_000;
const maxFailures = 5;

/**
 * Runs a server and restarts it until `signal` is aborted. Logs the URL when it responds.
 *
 * @throws UserFacingError when it ends repeatedly
 */
export async function superviseServer(args: string[], environment: Environment, url: string, signal: AbortSignal) {
  void logUrlWhenReady(url, signal);
  for (let failures = 0; !signal.aborted; ) {
    const start = Date.now();
    const reason = await waitForExit(spawnNode(args, environment), signal);
    if (signal.aborted) return;
    failures = Date.now() - start > stableUptimeMs ? 1 : failures + 1;
    if (failures === maxFailures) {
      throw new UserFacingError(
        `The server ended ${maxFailures} times (${reason}). The lines above say why; correct that and start again.`,
      );
    }
    // A terminal interrupts both processes. After this delay the abort has arrived, if it was one.
    await setTimeout(250 * 2 ** (failures - 1), undefined, { signal }).catch(() => {});
    if (!signal.aborted) console.error(`The server has ended (${reason ?? "without a reason"}). Starting it again.`);
  }
}

async function logUrlWhenReady(url: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    if (await isResponding(url)) return console.log(`Tischlein: ${url}`);
    await setTimeout(100, undefined, { ref: false });
  }
}

async function isResponding(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(5000) });
    await response.body?.cancel();
    return true;
  } catch {
    return false;
  }
}
