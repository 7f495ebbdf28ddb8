import { readFile, writeFile } from "node:fs/promises";
import { isAlive } from "./process-state.ts";

/**
 * Makes this process the owner that stops the server. A living owner is replaced only with
 * `isForced`.
 */
export async function becomeOwner(file: string, isForced: boolean): Promise<void> {
  const owner = await readOwner(file);
  if (isForced || owner === 0 || !isAlive(owner)) await writeFile(file, `${process.pid}\n`);
}

/** Whether this process is the owner. */
export async function isOwner(file: string): Promise<boolean> {
  return (await readOwner(file)) === process.pid;
}

async function readOwner(file: string): Promise<number> {
  return Number(await readFile(file, "utf8").catch(() => "0"));
}
