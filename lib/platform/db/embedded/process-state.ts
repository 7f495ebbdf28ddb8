import { readFileSync, readlinkSync } from "node:fs";

/**
 * State of a pid: a living server, no process, or `stale`: a zombie or an unrelated process that
 * got the number after a reboot.
 */
type ServerState = "alive" | "gone" | "stale";

/**
 * State of the server with this pid.
 *
 * @param cluster real path without symbolic links
 */
export function getServerState(pid: number, cluster: string): ServerState {
  if (!isAlive(pid)) return "gone";
  const processStatus = tryRead(() => readFileSync(`/proc/${pid}/stat`, "utf8")) ?? "(postgres) S";
  // The working directory of a server is its cluster. Other users cannot read it.
  const workingDirectory = tryRead(() => readlinkSync(`/proc/${pid}/cwd`)) ?? cluster;
  return /\(postgres\) [^ZX]/.test(processStatus) && workingDirectory === cluster ? "alive" : "stale";
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
function tryRead(read: () => string): string | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
