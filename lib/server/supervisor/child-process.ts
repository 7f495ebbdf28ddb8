import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { statfs } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { diskFullMessage, UserFacingError } from "#lib/platform/config/user-facing-error.ts";

export type Environment = Record<string, string | undefined>;

/** Starts a process with the same Node, which ends with this one. */
export function spawnNode(args: string[], environment: Environment): ChildProcess {
  const exitWithParent = new URL("./exit-with-parent.ts", import.meta.url).href;
  return spawn(process.execPath, ["--import", exitWithParent, ...args], {
    env: { ...environment, SUPERVISOR_PID: String(process.pid) } as unknown as NodeJS.ProcessEnv,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
}

/**
 * Waits until a process ends. Aborting `signal` sends SIGTERM, and SIGKILL ten seconds later.
 *
 * @returns null after success, else the exit code or signal
 */
export async function waitForExit(child: ChildProcess, signal: AbortSignal): Promise<string | null> {
  const exited = once(child, "exit");
  const stop = async () => {
    child.kill("SIGTERM");
    await setTimeout(10_000, undefined, { ref: false });
    child.kill("SIGKILL");
  };
  if (signal.aborted) void stop();
  signal.addEventListener("abort", stop);
  try {
    const [code, name] = await exited;
    return code === 0 ? null : (name ?? `code ${code}`);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

/**
 * Runs Node until it ends.
 *
 * @throws UserFacingError with `failureMessage`, or that the disk is full
 */
export async function runNode(args: string[], environment: Environment, signal: AbortSignal, failureMessage: string) {
  const exitReason = await waitForExit(spawnNode(args, environment), signal);
  signal.throwIfAborted();
  if (exitReason === null) return;
  const { bavail, bsize } = await statfs(".");
  throw new UserFacingError(bavail * bsize < 10_000_000 ? diskFullMessage : failureMessage);
}
