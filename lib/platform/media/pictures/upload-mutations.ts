import "server-only";
import { eq } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { uploads } from "#lib/platform/db/tables/accounts.ts";
import { createPicture, type PictureRow } from "./mutations.ts";
import type { Crop } from "./sanitize-upload.ts";

/** Pictures a user may have uploaded at one time. */
const maxUploads = 1000;

/** Uploads stand beside a name or a title, so they need no description. */
const emptyAlts = { de: "", en: "" };

/** Whether the user may upload one more picture. */
export async function canUpload(userId: string): Promise<boolean> {
  return (await db.$count(uploads, eq(uploads.userId, userId))) < maxUploads;
}

/**
 * Stores an uploaded picture.
 *
 * @throws MediaError, see `createPicture`
 */
export function uploadPicture(userId: string, file: Uint8Array, crop: Crop = "all"): Promise<PictureRow> {
  return createPicture(file, { alts: emptyAlts, crop, ownerId: userId });
}
