import "server-only";
import { eq } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { appMetadata } from "#lib/platform/db/tables/app-metadata.ts";
import type { ImportReport } from "./problem.ts";

export const pendingKey = "content-import";

/** The file that was checked last, with what its import would do. */
export interface PendingImport {
  /** Key of the file in the media storage. */
  storageKey: string;
  /** As the admin named it. */
  fileName: string;
  checkedAt: string;
  report: ImportReport;
}

/** The file that waits for its import; null without one. */
export async function findPendingImport(): Promise<PendingImport | null> {
  const [row] = await db.select().from(appMetadata).where(eq(appMetadata.key, pendingKey));
  return (row?.value as PendingImport | undefined) ?? null;
}
