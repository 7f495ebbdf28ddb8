import { mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { OperatorError } from "#lib/operator-error.ts";

/** Makes the data folder if there is none and checks that files can be written there. Throws an OperatorError otherwise. */
export async function openDataDir(path: string): Promise<void> {
  const probe = join(path, `.probe-${process.pid}`);
  try {
    await mkdir(path, { recursive: true });
    const file = await open(probe, "w");
    // Some full disks still take an empty file.
    await file.writeFile("probe").finally(() => file.close());
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOSPC") throw error;
    throw new OperatorError(
      `The data folder ${path} is not writable (${code}). Allow this user to write there, or set DATA_DIR to another folder.`,
    );
  } finally {
    await rm(probe, { force: true }).catch(() => {});
  }
}
