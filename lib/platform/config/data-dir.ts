import { mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { UserFacingError } from "#lib/platform/config/user-facing-error.ts";

/**
 * Creates the data folder and checks that files can be written there.
 *
 * @throws UserFacingError when they cannot
 */
export async function ensureDataDir(path: string): Promise<void> {
  const probeFile = join(path, `.probe-${process.pid}`);
  try {
    await mkdir(path, { recursive: true });
    const file = await open(probeFile, "w");
    // Some full disks still accept an empty file.
    await file.writeFile("probe").finally(() => file.close());
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOSPC") throw error;
    throw new UserFacingError(
      `The data folder ${path} is not writable (${code}). Allow this user to write there, or set DATA_DIR to another folder.`,
    );
  } finally {
    await rm(probeFile, { force: true }).catch(() => {});
  }
}
