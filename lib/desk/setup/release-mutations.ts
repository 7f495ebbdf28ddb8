import "server-only";
import { eq } from "drizzle-orm";
import { recordChange } from "#lib/platform/audit-log/record-change.ts";
import { lockAdmin } from "#lib/platform/auth/editors.ts";
import { db } from "#lib/platform/db/client.ts";
import { appMetadata } from "#lib/platform/db/tables/app-metadata.ts";
import { DeskError } from "#lib/platform/desk-resources/desk-error.ts";
import { restoreHoldKey } from "#lib/platform/jobs/restore-hold.ts";
import { restartAttempts } from "#lib/platform/mail/outbox.ts";

/**
 * Lets the jobs do what waits since the restore of a backup. Releasing it again changes nothing.
 *
 * @throws DeskError "forbidden"
 */
export async function releaseDueWork(adminId: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await lockAdmin(tx, adminId))) throw new DeskError("forbidden");
    await restartAttempts(tx);
    const released = await tx.delete(appMetadata).where(eq(appMetadata.key, restoreHoldKey)).returning();
    const [hold] = released;
    if (!hold) return;
    await recordChange(tx, {
      actorId: adminId,
      action: "release",
      subjectType: "site",
      subjectId: null,
      subjectName: "",
      details: { day: String(hold.value) },
    });
  });
}
