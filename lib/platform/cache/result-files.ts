import "server-only";
import { opendir, stat, unlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { getBuildDir } from "#lib/platform/config/build-dir.ts";
import { machineTimeMs } from "#lib/platform/time/clock.ts";

/** Twice as long as a result is used without being computed again. */
const keptMs = 20 * 60_000;

/** Where Next.js writes cached results, one file for each (without `REDIS_URL`). */
const getFolder = () => resolve(getBuildDir(), "cache/fetch-cache");

/**
 * Deletes the files of cached results that were not computed again for a while. Next.js leaves them
 * until the next start, and there can be as many as there are arguments.
 *
 * @param folder that of the build by default
 */
export async function deleteOldResults(folder = getFolder()): Promise<void> {
  const files = await opendir(folder).catch(ignoreMissing);
  if (!files) return;
  for await (const { name } of files) {
    const path = join(folder, name);
    // Another process may have deleted or renamed it.
    const info = await stat(path).catch(ignoreMissing);
    if (info?.isFile() && info.mtimeMs < machineTimeMs() - keptMs) await unlink(path).catch(ignoreMissing);
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
