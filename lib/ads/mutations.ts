import { currentTime } from "#lib/time/clock.ts";
import "server-only";
import { and, eq, inArray, isNull, notExists } from "drizzle-orm";
import { recordChange } from "#lib/audit-log/record-change.ts";
import { db } from "#lib/db/client.ts";
import { uploads } from "#lib/db/tables/accounts.ts";
import { houseAds } from "#lib/db/tables/ads/house-ads.ts";
import { pictures } from "#lib/db/tables/media.ts";
import { users } from "#lib/db/tables/users.ts";
import type { Transaction } from "#lib/db/transaction.ts";
import { isPublicUser } from "#lib/db/visibility.ts";
import { AdError } from "./errors.ts";
import type { AdInput } from "./schema.ts";

type AdValues = Omit<AdInput, "id" | "locale">;

/**
 * Stores a house advertisement for an editor. One that was ended early runs again on its days.
 *
 * @param id of the one to change; null creates one
 * @throws {AdError} "missing" for a user who is no editor and for an unknown advertisement,
 *   "picture" when the picture is neither one of the site nor the one it has
 */
export async function saveHouseAd(editorId: string, id: string | null, values: AdValues): Promise<string> {
  const { language, kind, ...rest } = values;
  return db.transaction(async (tx) => {
    await requireEditor(tx, editorId);
    const before = id === null ? null : await lockAd(tx, id);
    if (before?.pictureId !== values.pictureId) await requirePicture(tx, values.pictureId);
    const row = { ...rest, locale: language, isPaid: kind === "paid" };
    if (before) {
      await tx
        .update(houseAds)
        .set({ ...row, endedAt: null })
        .where(eq(houseAds.id, before.id));
      await record(tx, editorId, "update", before.id, row.title);
      return before.id;
    }
    const [created] = await tx.insert(houseAds).values(row).returning({ id: houseAds.id });
    if (!created) throw new Error("insert returned no advertisement");
    await record(tx, editorId, "create", created.id, row.title);
    return created.id;
  });
}

/**
 * Ends a house advertisement at once. Ending it again changes nothing.
 *
 * @throws {AdError} "missing" for a user who is no editor and for an unknown advertisement
 */
export async function endHouseAd(editorId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await requireEditor(tx, editorId);
    const { title } = await lockAd(tx, id);
    const ended = await tx
      .update(houseAds)
      .set({ endedAt: currentTime() })
      .where(and(eq(houseAds.id, id), isNull(houseAds.endedAt)))
      .returning({ id: houseAds.id });
    if (ended.length > 0) await record(tx, editorId, "unpublish", id, title);
  });
}

/** Stores a house advertisement of the sample content. */
export async function createHouseAd(values: typeof houseAds.$inferInsert): Promise<void> {
  await db.insert(houseAds).values(values);
}

async function record(
  tx: Transaction,
  actorId: string,
  action: "create" | "update" | "unpublish",
  subjectId: string,
  subjectName: string,
): Promise<void> {
  await recordChange(tx, { actorId, action, subjectType: "house_ad", subjectId, subjectName });
}

async function lockAd(tx: Transaction, id: string) {
  const [row] = await tx.select().from(houseAds).where(eq(houseAds.id, id)).for("update");
  if (!row) throw new AdError("missing");
  return row;
}

/** Uploads of readers go with their accounts. */
async function requirePicture(tx: Transaction, pictureId: string): Promise<void> {
  const isOfSite = and(
    eq(pictures.id, pictureId),
    isNull(pictures.deletedAt),
    notExists(tx.select({ id: uploads.pictureId }).from(uploads).where(eq(uploads.pictureId, pictureId))),
  );
  if ((await tx.$count(pictures, isOfSite)) === 0) throw new AdError("picture");
}

async function requireEditor(tx: Transaction, editorId: string): Promise<void> {
  const [editor] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, editorId), inArray(users.newType, ["editor", "admin"]), isPublicUser()))
    .for("key share");
  if (!editor) throw new AdError("missing");
}
