import "server-only";
import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { appMetadata } from "#lib/platform/db/tables/app-metadata.ts";
import { getMediaStorage } from "#lib/platform/media/storage/storage.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { createTransferLimit } from "#lib/platform/workers/transfer-limit.ts";
import { openContentFile } from "./archive/open-content-file.ts";
import { importContent } from "./import/import-mutations.ts";
import { findPendingImport, type PendingImport, pendingKey } from "./pending-queries.ts";
import type { ImportReport } from "./problem.ts";

/** Names that a report keeps per kind and list. */
const maxNames = 1000;

const limitImports = createTransferLimit("content-imports");

/**
 * Checks a file and keeps it for its import, in place of the one that was checked before.
 *
 * @throws {ZipError} for a file that is none of content
 * @throws {ImportForbiddenError}
 * @throws {OverloadedError} when too many files are read at once
 */
export async function checkImport(actorId: string, fileName: string, bytes: Uint8Array): Promise<void> {
  const report = await limitImports(async () =>
    importContent(await openContentFile(fileName, bytes), { actorId, isDryRun: true }),
  );
  const storageKey = `imports/${randomUUID()}`;
  await getMediaStorage().put(storageKey, bytes, "application/octet-stream");
  await discardImport();
  const value: PendingImport = {
    storageKey,
    fileName: fileName.slice(0, 200),
    checkedAt: currentTime().toISOString(),
    report: {
      ...report,
      kinds: report.kinds.map((one) => ({
        ...one,
        created: one.created.slice(0, maxNames),
        changed: one.changed.slice(0, maxNames),
      })),
    },
  };
  await db
    .insert(appMetadata)
    .values({ key: pendingKey, value })
    .onConflictDoUpdate({ target: appMetadata.key, set: { value } });
}

/**
 * Imports the file that was checked, if it is still that one.
 *
 * @returns what was done; null when another file was checked meanwhile
 * @throws {ImportForbiddenError}
 * @throws {OverloadedError} when too many files are read at once
 */
export async function confirmImport(actorId: string, storageKey: string): Promise<ImportReport | null> {
  const pending = await findPendingImport();
  if (pending?.storageKey !== storageKey || pending.report.problems.length > 0) return null;
  const stream = await getMediaStorage().get(storageKey);
  if (!stream) return null;
  const report = await limitImports(async () =>
    importContent(await openContentFile(pending.fileName, await buffer(stream)), { actorId, isDryRun: false }),
  );
  if (report.problems.length === 0) await discardImport();
  return report;
}

/** Deletes the file that waits for its import. */
export async function discardImport(): Promise<void> {
  const pending = await findPendingImport();
  if (!pending) return;
  await getMediaStorage().delete(pending.storageKey);
  await db.delete(appMetadata).where(eq(appMetadata.key, pendingKey));
}
