import "server-only";
import { sql } from "drizzle-orm";
import { pictures } from "#lib/platform/db/tables/media.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";

/** Condition on `pictures`: one of the site, as uploads of readers go with their accounts. */
export const isOfSite = sql`${pictures.deletedAt} is null
  and not exists (select from uploads where uploads.picture_id = ${pictures.id})`;

/** Whether a picture belongs to the site and is not deleted. */
export async function isSitePicture(tx: Transaction, pictureId: string): Promise<boolean> {
  return (await tx.$count(pictures, sql`${pictures.id} = ${pictureId} and ${isOfSite}`)) > 0;
}
