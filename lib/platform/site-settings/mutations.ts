import "server-only";
import { eq, sql } from "drizzle-orm";
import { recordChange } from "#lib/platform/audit-log/record-change.ts";
import { lockAdmin } from "#lib/platform/auth/editors.ts";
import { site } from "#lib/platform/config/site.ts";
import type { SiteSettings } from "#lib/platform/config/site-settings.ts";
import { db } from "#lib/platform/db/client.ts";
import { siteSettings } from "#lib/platform/db/tables/company/site-settings.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { DeskError } from "#lib/platform/desk-resources/desk-error.ts";
import { currentTime } from "#lib/platform/time/clock.ts";

interface Target {
  /** The admin who acts. */
  adminId: string;
  /** The version that the admin has read. */
  version: number;
}

/**
 * Changes what is given and leaves the rest as it is.
 *
 * @throws DeskError "forbidden", or "conflict" when another admin was faster
 */
export async function changeSiteSettings({ adminId, version }: Target, changes: SiteSettings): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await lockAdmin(tx, adminId))) throw new DeskError("forbidden");
    const current = await lockSiteSettings(tx);
    if (current.version !== version) throw new DeskError("conflict");
    await write(tx, { ...current.settings, ...changes });
    await recordChange(tx, {
      actorId: adminId,
      action: "update",
      subjectType: "site",
      subjectId: null,
      subjectName: changes.name ?? current.settings.name ?? site.name,
      details: { changed: Object.keys(changes).join(", ") },
    });
  });
}

/** Replaces all settings, in the transaction of an import. */
export async function replaceSiteSettings(tx: Transaction, settings: SiteSettings): Promise<void> {
  await lockSiteSettings(tx);
  await write(tx, settings);
}

async function lockSiteSettings(tx: Transaction): Promise<{ settings: SiteSettings; version: number }> {
  await tx.insert(siteSettings).values({ version: 0 }).onConflictDoNothing();
  const [row] = await tx.select().from(siteSettings).for("update");
  if (!row) throw new Error("the settings of the site have no row");
  return row;
}

async function write(tx: Transaction, settings: SiteSettings): Promise<void> {
  await tx
    .update(siteSettings)
    .set({ settings, version: sql`${siteSettings.version} + 1`, updatedAt: currentTime() })
    .where(eq(siteSettings.id, 1));
}
