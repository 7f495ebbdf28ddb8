import { readFileSync, readlinkSync } from "node:fs";

/**
 * What a process number stands for: a living server, nothing, or a number that is `taken` by something that will never serve,
 * either a killed server whose parent has not collected it or, after a restart of the machine, another program.
 */
export type ServerState = "alive" | "gone" | "taken";

/** The state of the server of `cluster` (a real path, free of symbolic links) that had the number `pid`. */
export function serverState(pid: number, cluster: string): ServerState {
  if (!isAlive(pid)) return "gone";
  const line = tryTo(() => readFileSync(`/proc/${pid}/stat`, "utf8")) ?? "(postgres) S";
  // A server works in its data folder; other users are not told.
  const folder = tryTo(() => readlinkSync(`/proc/${pid}/cwd`)) ?? cluster;
  return /\(postgres\) [^ZX]/.test(line) && folder === cluster ? "alive" : "taken";
}

/** Whether some process has this number. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** What Linux tells about a process; undefined on other systems. */
function tryTo(read: () => string): string | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
