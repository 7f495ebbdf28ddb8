import "server-only";
import { eq, notExists } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { fileDeletions, pictures } from "#lib/platform/db/tables/media.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { runForEach } from "#lib/platform/jobs/run-for-each.ts";
import { getMediaStorage } from "./storage.ts";

/** Notes in the transaction that deletes its row that a file is to be deleted after the commit. */
export async function scheduleFileDeletion(tx: Transaction, storageKey: string): Promise<void> {
  await tx.insert(fileDeletions).values({ storageKey }).onConflictDoNothing();
}

/** Keeps a file that is about to be stored under a key whose former file was to be deleted. */
export async function cancelFileDeletion(storageKey: string): Promise<void> {
  await db.delete(fileDeletions).where(eq(fileDeletions.storageKey, storageKey));
}

/**
 * Deletes a scheduled file, after the commit: storage elsewhere may take seconds, for which no rows
 * may stay locked. A failure is logged, and the job repeats it.
 */
export async function deleteScheduledFile(storageKey: string): Promise<void> {
  await runForEach([storageKey], deleteFile, (key) => `The file ${key} was not deleted yet`);
}

/** Deletes the files whose deletion has failed, or was interrupted. */
export async function deleteScheduledFiles(): Promise<void> {
  const { storageKey } = fileDeletions;
  const used = db.select({ id: pictures.id }).from(pictures).where(eq(pictures.storageKey, storageKey));
  const due = await db.select({ storageKey }).from(fileDeletions).where(notExists(used));
  for (const { storageKey: key } of due) await deleteScheduledFile(key);
}

async function deleteFile(storageKey: string): Promise<void> {
  await getMediaStorage().delete(storageKey);
  await cancelFileDeletion(storageKey);
}
