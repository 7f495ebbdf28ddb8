import { eq, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { appMetadata } from "#lib/platform/db/tables/app-metadata.ts";

const key = "restore-hold";

/** Notes that a backup has just been restored, whose due work waits. */
export async function startRestoreHold(): Promise<void> {
  await db.insert(appMetadata).values({ key, value: sql`to_jsonb(clock_timestamp())` });
}

export async function endRestoreHold(): Promise<void> {
  await db.delete(appMetadata).where(eq(appMetadata.key, key));
}

/** Runs a job between the restore of a backup and the release of its due work. */
export async function whileHeld(run: () => Promise<unknown>): Promise<void> {
  await startRestoreHold();
  await run();
  await endRestoreHold();
}
