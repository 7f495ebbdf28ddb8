import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { statfs } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { diskFull, OperatorError } from "#lib/operator-error.ts";

export type Environment = Record<string, string | undefined>;

/** Starts another process of the same Node that cannot outlive this one. */
export function startNode(args: string[], environment: Environment): ChildProcess {
  const leash = new URL("./leash.ts", import.meta.url).href;
  return spawn(process.execPath, ["--import", leash, ...args], {
    env: { ...environment, SUPERVISOR_PID: String(process.pid) } as unknown as NodeJS.ProcessEnv,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
}

/**
 * Waits for the end of a process, and asks for it when `signal` is aborted; ten seconds later it no longer asks.
 * Returns null when it ended well, otherwise the code or the name of the signal.
 */
export async function end(child: ChildProcess, signal: AbortSignal): Promise<string | null> {
  const ended = once(child, "exit");
  const stop = async () => {
    child.kill("SIGTERM");
    await setTimeout(10_000, undefined, { ref: false });
    child.kill("SIGKILL");
  };
  if (signal.aborted) void stop();
  signal.addEventListener("abort", stop);
  try {
    const [code, name] = await ended;
    return code === 0 ? null : (name ?? `code ${code}`);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

/** Runs Node to its end; throws an OperatorError saying `complaint` when it fails. */
export async function runNode(args: string[], environment: Environment, signal: AbortSignal, complaint: string) {
  const failure = await end(startNode(args, environment), signal);
  signal.throwIfAborted();
  if (failure === null) return;
  const { bavail, bsize } = await statfs(".");
  throw new OperatorError(bavail * bsize < 10_000_000 ? diskFull : complaint);
}
