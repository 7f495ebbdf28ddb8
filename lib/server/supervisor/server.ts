import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { contentChanged } from "#lib/platform/cache/shared-answer.ts";
import { UserFacingError } from "#lib/platform/config/user-facing-error.ts";
import { type Environment, spawnNode, waitForExit } from "./child-process.ts";

/** Starts of a server that was never ready before the command ends. */
const maxFailedStarts = 5;
const firstDelayMs = 250;
const maxDelayMs = 5000;

/** One start of a server: arguments for Node, its environment, and where it will respond. */
interface ServerStart {
  args: string[];
  environment: Environment;
  url: string;
}

/** How a server is started, and who is told of its state. */
export interface SupervisedServer {
  /** How the next start is done; each may choose another port. */
  prepareStart(): Promise<ServerStart>;
  /** Ends the running server; later than the signal that prevents its restart. */
  endSignal: AbortSignal;
  /** Called when a server says that content has changed. */
  onChange?(): void;
  /** Called whenever the server at `url` has begun to respond. */
  onReady(url: string): void;
  /** Called whenever the server at `url` has ended. */
  onEnd(url: string): void;
}

/**
 * Runs a server and restarts it until `signal` is aborted, however often it ends. The delay grows
 * while it ends before it responds, up to five seconds.
 *
 * @throws UserFacingError when it has never responded in five starts
 */
export async function superviseServer(server: SupervisedServer, signal: AbortSignal): Promise<void> {
  let wasEverReady = false;
  for (let failedStarts = 0; !signal.aborted; ) {
    let isReady = false;
    const reason = await runOnce(server, () => {
      isReady = true;
      wasEverReady = true;
    });
    if (signal.aborted) return;
    failedStarts = isReady ? 0 : failedStarts + 1;
    if (!wasEverReady && failedStarts === maxFailedStarts) {
      throw new UserFacingError(
        `The server ended ${maxFailedStarts} times (${reason}). The lines above say why; correct that and start again.`,
      );
    }
    // A terminal interrupts both processes. After this delay the abort has arrived, if it was one.
    await setTimeout(computeDelay(failedStarts), undefined, { signal }).catch(() => {});
    if (!signal.aborted) console.error(`The server has ended (${reason ?? "without a reason"}). Starting it again.`);
  }
}

/**
 * Starts a server and waits until it ends, or until it turns out that it cannot be started.
 *
 * @returns why it has ended; null after success
 */
async function runOnce(server: SupervisedServer, onReady: () => void): Promise<string | null> {
  let child: ChildProcess;
  let url: string;
  try {
    const start = await server.prepareStart();
    url = start.url;
    child = spawnNode(start.args, start.environment);
    await once(child, "spawn");
    child.on("message", (message) => message === contentChanged && server.onChange?.());
  } catch (error) {
    return `not started: ${error instanceof Error ? error.message : error}`;
  }
  void waitUntilReady(child, url).then((isReady) => {
    if (!isReady) return;
    onReady();
    server.onReady(url);
  });
  const reason = await waitForExit(child, server.endSignal);
  server.onEnd(url);
  return reason;
}

/**
 * The pause before the next start, in milliseconds.
 *
 * @param failedStarts starts in a row that ended before the server responded
 */
export function computeDelay(failedStarts: number): number {
  return Math.min(maxDelayMs, firstDelayMs * 2 ** Math.max(0, failedStarts - 1));
}

/** Waits until the server responds; false when it ends first. */
async function waitUntilReady(child: ChildProcess, url: string): Promise<boolean> {
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  while (isRunning()) {
    if (await isResponding(url)) return isRunning();
    await setTimeout(50, undefined, { ref: false });
  }
  return false;
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
