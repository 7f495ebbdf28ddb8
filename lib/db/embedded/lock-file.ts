import { readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/** What a server writes about itself into its data folder. */
export interface Lock {
  pid: number;
  socketDir: string;
  isReady: boolean;
}

const name = "postmaster.pid";

/** The lock of the server that runs in `cluster`, or of one that was killed there; null when it was stopped in peace. */
export async function readLock(cluster: string): Promise<Lock | null> {
  const text = await readFile(join(cluster, name), "utf8").catch(() => "");
  const lines = text.split("\n");
  const pid = Number(lines[0]);
  if (!pid) return null;
  return { pid, socketDir: lines[4] ?? "", isReady: lines[7]?.trim() === "ready" };
}

/**
 * Removes what a killed server left while its number is still taken. PostgreSQL does so itself when the number is free, and its own
 * check of the shared memory stands in any case.
 */
export async function removeLock(cluster: string, lock: Lock): Promise<void> {
  // Moved first and looked at then: another process may have started a server in between.
  const aside = `.removed-${process.pid}`;
  await rename(join(cluster, name), join(cluster, name + aside)).catch(() => {});
  const moved = await readFile(join(cluster, name + aside), "utf8").catch(() => "");
  if (moved && Number(moved.split("\n")[0]) !== lock.pid) {
    await rename(join(cluster, name + aside), join(cluster, name));
    return;
  }
  await rm(join(cluster, name + aside), { force: true });
  if (lock.socketDir) await rm(join(lock.socketDir, ".s.PGSQL.5432.lock"), { force: true });
}
