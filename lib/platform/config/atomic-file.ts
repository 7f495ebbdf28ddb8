import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";

/** Names of unfinished files; they are never read. */
export const temporaryFilePattern = /\.tmp$/;

/**
 * Writes a file atomically and durably: its path shows the whole content or the former one, even
 * after a power failure. Creates missing folders.
 *
 * @param content all of it, or its parts, each of which is made when the one before is written
 * @param mode permissions, of which the process may withhold some (umask)
 */
export async function writeFileAtomically(
  path: string,
  content: Uint8Array | Generator<Uint8Array>,
  mode = 0o666,
): Promise<void> {
  const folder = dirname(path);
  const createdFolder = await mkdir(folder, { recursive: true });
  const temporaryPath = `${path}.${randomUUID()}.tmp`;
  try {
    const file = await open(temporaryPath, "wx", mode);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporaryPath, path);
  } catch (error) {
    await rm(temporaryPath, { force: true });
    throw error;
  }
  await syncFolder(folder);
  if (createdFolder) await syncFolder(dirname(createdFolder));
}

// A rename is durable only after its folder is synced, see fsync(2).
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
