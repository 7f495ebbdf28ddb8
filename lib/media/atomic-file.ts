import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";

/** How an unfinished file is called; nothing of this name is ever served. */
export const unfinished = /\.tmp$/;

/** Writes a file so that its path shows all of it or nothing, even after a power cut; missing folders are made. */
export async function writeFileAtomically(path: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(path);
  const made = await mkdir(folder, { recursive: true });
  const draft = `${path}.${randomUUID()}.tmp`;
  try {
    const file = await open(draft, "wx");
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(folder);
  if (made) await syncFolder(dirname(made));
}

// A rename is only safe once the folder itself is on the disk.
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
