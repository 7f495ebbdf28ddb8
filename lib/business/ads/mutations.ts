import "server-only";
import { eq } from "drizzle-orm";
import { recordChange } from "#lib/platform/audit-log/record-change.ts";
import { cacheTags } from "#lib/platform/cache/cache-tags.ts";
import { db } from "#lib/platform/db/client.ts";
import { houseAds } from "#lib/platform/db/tables/ads/house-ads.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { changeAsEditor, type DeskTarget, requireCurrent } from "#lib/platform/desk-resources/desk-change.ts";
import { DeskError } from "#lib/platform/desk-resources/desk-error.ts";
import type { DeskChange } from "#lib/platform/desk-resources/expire-change.ts";
import { isSitePicture } from "#lib/platform/media/site-pictures.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import type { AdInput } from "./schema.ts";

type AdValues = Omit<AdInput, "id" | "version" | "locale">;

/**
 * Stores a house advertisement for an editor. One that was ended early runs again on its days.
 *
 * @param target the one to change, in the version that the editor has read; null creates one
 * @throws DeskError "forbidden", "missing", "conflict"; of the field "picture" when that is neither
 *   one of the site nor the one it has
 */
export function saveHouseAd(
  editorId: string,
  target: Pick<DeskTarget, "id" | "version"> | null,
  values: AdValues,
): Promise<DeskChange> {
  const { language, kind, ...rest } = values;
  return changeAsEditor(editorId, async (tx) => {
    const before = target && requireCurrent(await lockAd(tx, target.id), target.version);
    const isKept = before?.pictureId === values.pictureId;
    if (!isKept && !(await isSitePicture(tx, values.pictureId))) throw new DeskError("missing", "picture");
    const row = { ...rest, locale: language, isPaid: kind === "paid" };
    if (before) {
      await tx
        .update(houseAds)
        .set({ ...row, endedAt: null, version: before.version + 1 })
        .where(eq(houseAds.id, before.id));
      await recordChange(tx, { actorId: editorId, action: "update", ...subjectOf(before.id, row.title) });
      return changeOf(before.id);
    }
    const [created] = await tx.insert(houseAds).values(row).returning({ id: houseAds.id });
    if (!created) throw new Error("insert returned no advertisement");
    await recordChange(tx, { actorId: editorId, action: "create", ...subjectOf(created.id, row.title) });
    return changeOf(created.id);
  });
}

/**
 * Ends a house advertisement at once. Ending it again changes nothing.
 *
 * @throws DeskError "forbidden", "missing", "conflict"
 */
export function endHouseAd({ editorId, id, version }: DeskTarget): Promise<DeskChange> {
  return changeAsEditor(editorId, async (tx) => {
    const ad = await lockAd(tx, id);
    if (ad?.endedAt) return changeOf(id);
    const { title } = requireCurrent(ad, version);
    await tx
      .update(houseAds)
      .set({ endedAt: currentTime(), version: version + 1 })
      .where(eq(houseAds.id, id));
    await recordChange(tx, { actorId: editorId, action: "unpublish", ...subjectOf(id, title) });
    return changeOf(id);
  });
}

/** Stores a house advertisement of the sample content. */
export async function createHouseAd(values: typeof houseAds.$inferInsert): Promise<void> {
  await db.insert(houseAds).values(values);
}

const changeOf = (id: string): DeskChange => ({ id, tags: [cacheTags.ads] });

const subjectOf = (id: string, title: string) =>
  ({ subjectType: "house_ad", subjectId: id, subjectName: title }) as const;

async function lockAd(tx: Transaction, id: string) {
  const [row] = await tx.select().from(houseAds).where(eq(houseAds.id, id)).for("update");
  return row;
}
