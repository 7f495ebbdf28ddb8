import "server-only";
import { eq } from "drizzle-orm";
import { db } from "#lib/db/client.ts";
import { pictures, videos } from "#lib/db/tables/pictures.ts";
import { mediaStorage } from "./storage.ts";
import { forgetVariants } from "./variants.ts";

/** Deletes a picture with everything made from it. Rejects, and changes nothing, while something still refers to it. */
export async function deletePicture(id: string): Promise<void> {
  await db.transaction(async (transaction) => {
    const [row] = await transaction.delete(pictures).where(eq(pictures.id, id)).returning();
    // Inside the transaction: should the storage refuse, the row stays and the deletion can be repeated.
    if (row) await mediaStorage().delete(row.storageKey);
  });
  await forgetVariants(id);
}

/** Deletes a video and its files; the poster is a picture of its own and stays. */
export async function deleteVideo(id: string): Promise<void> {
  await db.transaction(async (transaction) => {
    const [row] = await transaction.delete(videos).where(eq(videos.id, id)).returning();
    if (!row) return;
    for (const key of [row.mp4Key, row.webmKey, ...Object.values(row.captionKeys)]) {
      if (key) await mediaStorage().delete(key);
    }
  });
}
