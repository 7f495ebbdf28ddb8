import "server-only";
import { eq, sql } from "drizzle-orm";
import { getReturnedId } from "#lib/platform/db/save-rows.ts";
import { pictures, videos } from "#lib/platform/db/tables/media.ts";
import { partners, users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { cropNames, type PictureCrops, toPictureCrop } from "#lib/platform/media/pictures/crops.ts";
import type { AuthorEntry, PictureEntry, VideoEntry } from "../schema/reference-data.ts";

/** Creates the profile of an author, or updates what an entry has; accounts keep their role. */
export async function saveAuthor(
  tx: Transaction,
  id: string | undefined,
  { key, type, partner, ...entry }: AuthorEntry,
): Promise<string> {
  const { pictureId = null, bannerId = null, website = null } = entry;
  const row = { ...entry, pictureId, bannerId, website };
  const userId = id ?? (await insertUser(tx, { ...row, slug: key, newType: type }));
  if (id) {
    const [stored] = await tx.select({ email: users.email }).from(users).where(eq(users.id, id));
    await tx
      .update(users)
      .set(stored?.email ? row : { ...row, newType: type })
      .where(eq(users.id, id));
  }
  if (partner) {
    await tx
      .insert(partners)
      .values({ userId, ...partner })
      .onConflictDoUpdate({ target: partners.userId, set: partner });
  } else {
    await tx.delete(partners).where(eq(partners.userId, userId));
  }
  return userId;
}

async function insertUser(tx: Transaction, row: typeof users.$inferInsert): Promise<string> {
  return getReturnedId(await tx.insert(users).values(row).returning({ id: users.id }));
}

/** Updates the description and the crops of a picture; its file stays. */
export async function updatePicture(tx: Transaction, id: string, entry: PictureEntry): Promise<void> {
  const { alts, credit = null, focalX = null, focalY = null } = entry;
  const [size] = await tx
    .select({ width: pictures.width, height: pictures.height })
    .from(pictures)
    .where(eq(pictures.id, id));
  await tx
    .update(pictures)
    .set({
      alts,
      credit,
      focalX,
      focalY,
      crops: size ? fitCrops(entry.crops, size) : {},
      version: sql`${pictures.version} + 1`,
    })
    .where(eq(pictures.id, id));
}

function fitCrops(crops: PictureEntry["crops"] = {}, picture: { width: number; height: number }): PictureCrops {
  return Object.fromEntries(
    cropNames.flatMap((name) => {
      const crop = crops[name];
      return crop ? [[name, toPictureCrop(crop, picture, name)]] : [];
    }),
  );
}

/** Updates what is said of a clip; its files stay. */
export async function updateVideo(tx: Transaction, id: string, { key: _, ...entry }: VideoEntry): Promise<void> {
  await tx
    .update(videos)
    .set({ ...entry, version: sql`${videos.version} + 1` })
    .where(eq(videos.id, id));
}

/** A row for a picture of a dry run, so that others can refer to it until all is rolled back. */
export async function insertPlannedPicture(tx: Transaction, id: string, { alts, credit }: PictureEntry): Promise<void> {
  const shape = { mime: "image/jpeg", width: 1, height: 1, bytes: 0, placeholder: "" };
  await tx.insert(pictures).values({ id, storageKey: `planned/${id}`, ...shape, alts, credit });
}

/** The same for a clip. */
export async function insertPlannedVideo(tx: Transaction, id: string, { key: _, ...entry }: VideoEntry): Promise<void> {
  await tx.insert(videos).values({ id, ...entry, mp4Key: `planned/${id}`, captionKeys: { de: "", en: "" } });
}
