import { readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * Content of postmaster.pid.
 * https://www.postgresql.org/docs/current/storage-file-layout.html
 */
export interface LockFile {
  pid: number;
  socketDir: string;
  isReady: boolean;
}

const fileName = "postmaster.pid";

/** Reads the lock file of a running or killed server; null after a clean shutdown. */
export async function readLockFile(cluster: string): Promise<LockFile | null> {
  const text = await readFile(join(cluster, fileName), "utf8").catch(() => "");
  const lines = text.split("\n");
  const pid = Number(lines[0]);
  if (!pid) return null;
  return { pid, socketDir: lines[4] ?? "", isReady: lines[7]?.trim() === "ready" };
}

/**
 * Removes the lock file of a killed server whose pid is in use by another process. PostgreSQL
 * removes it itself when the pid is free, and checks the shared memory in any case.
 */
export async function removeLockFile(cluster: string, lock: LockFile): Promise<void> {
  // Renamed before it is read: another process may have started a server meanwhile.
  const temporarySuffix = `.removed-${process.pid}`;
  await rename(join(cluster, fileName), join(cluster, fileName + temporarySuffix)).catch(() => {});
  const moved = await readFile(join(cluster, fileName + temporarySuffix), "utf8").catch(() => "");
  if (moved && Number(moved.split("\n")[0]) !== lock.pid) {
    await rename(join(cluster, fileName + temporarySuffix), join(cluster, fileName));
    return;
  }
  await rm(join(cluster, fileName + temporarySuffix), { force: true });
  if (lock.socketDir) await rm(join(lock.socketDir, ".s.PGSQL.5432.lock"), { force: true });
}
