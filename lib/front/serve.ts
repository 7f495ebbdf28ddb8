import { setTimeout } from "node:timers/promises";
import { OperatorError } from "#lib/operator-error.ts";
import { type Environment, end, startNode } from "./child.ts";

const longLife = 60_000;
const attempts = 5;

/** Keeps a server running until `signal` is aborted, and says its address once it answers. Throws when it keeps ending. */
export async function keepServing(args: string[], environment: Environment, url: string, signal: AbortSignal) {
  void announce(url, signal);
  for (let failures = 0; !signal.aborted; ) {
    const start = Date.now();
    const reason = await end(startNode(args, environment), signal);
    if (signal.aborted) return;
    failures = Date.now() - start > longLife ? 1 : failures + 1;
    if (failures === attempts) {
      throw new OperatorError(
        `The server ended ${attempts} times (${reason}). The lines above say why; correct that and start again.`,
      );
    }
    // A terminal interrupts both processes: by the end of this wait it is clear whether that was meant.
    await setTimeout(250 * 2 ** (failures - 1), undefined, { signal }).catch(() => {});
    if (!signal.aborted) console.error(`The server has ended (${reason ?? "without a reason"}). Starting it again.`);
  }
}

async function announce(url: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    if (await answers(url)) return console.log(`Tischlein: ${url}`);
    await setTimeout(100, undefined, { ref: false });
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(5000) });
    await response.body?.cancel();
    return true;
  } catch {
    return false;
  }
}
