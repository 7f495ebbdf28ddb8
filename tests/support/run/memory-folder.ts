import { accessSync, chmodSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where Linux keeps files in memory. In a container it is often too small. */
const memoryFolder = "/dev/shm";
const prefix = "tischlein-tests";

/**
 * Creates a folder for the files of a run of tests, in memory if there is room. Copying a database
 * there takes a tenth of the time. Folders of runs that were killed are removed.
 *
 * @param neededBytes what the run writes at most
 */
export function createRunFolder(neededBytes: number): string {
  const parent = hasRoom(neededBytes) ? memoryFolder : tmpdir();
  for (const name of readdirSync(parent))
    if (isAbandoned(name)) rmSync(join(parent, name), { recursive: true, force: true });
  const folder = mkdtempSync(join(parent, `${prefix}-${process.pid}-`));
  // Servers that tests start as other users, as nginx, have files in it.
  chmodSync(folder, 0o711);
  return folder;
}

function hasRoom(neededBytes: number): boolean {
  try {
    accessSync(memoryFolder, constants.W_OK);
    const { bavail, bsize } = statfsSync(memoryFolder);
    return bavail * bsize >= neededBytes;
  } catch {
    return false;
  }
}

/** Whether a folder is of a run whose process does not exist any more. */
function isAbandoned(name: string): boolean {
  const pid = Number(new RegExp(`^${prefix}-(\\d+)-`).exec(name)?.[1] ?? 0);
  if (pid === 0) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
}
