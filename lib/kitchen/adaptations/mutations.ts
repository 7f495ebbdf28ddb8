import "server-only";
import { isDeepStrictEqual } from "node:util";
import { and, eq, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { adaptations } from "#lib/platform/db/tables/community/adaptations.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { isPublicItem } from "#lib/platform/db/visibility.ts";
import { type AdaptationContent, isEmptyAdaptation } from "./adaptation.ts";
import { adaptationLimits } from "./limits.ts";

interface Owner {
  userId: string;
  itemId: string;
}

interface AdaptationChange extends Owner {
  /** The version that the user has seen; 0 for none. */
  version: number;
  content: AdaptationContent;
}

export type SaveOutcome =
  /** `version` is 0 when nothing is left to store. */
  | { status: "saved"; version: number }
  /** Another device has saved a newer version. */
  | { status: "conflict"; version: number }
  /** There is no such public recipe, or the user has too many adaptations. */
  | { status: "missing" | "limit" };

/**
 * Stores what a user changes in a public recipe; an empty content deletes it. Sending what is
 * stored already changes nothing, also with an older version.
 */
export async function saveAdaptation({ userId, itemId, version, content }: AdaptationChange): Promise<SaveOutcome> {
  return db.transaction(async (tx): Promise<SaveOutcome> => {
    // One after the other, so that requests at once do not overwrite each other or pass the limit.
    await tx.execute(sql`select from users where id = ${userId} for no key update`);
    const isAdaptable = and(eq(items.id, itemId), eq(items.type, "recipe"), isPublicItem());
    const [recipe] = await tx.select({ id: items.id }).from(items).where(isAdaptable).for("share");
    if (!recipe) return { status: "missing" };
    const isOwn = and(eq(adaptations.userId, userId), eq(adaptations.itemId, itemId));
    const [stored] = await tx.select().from(adaptations).where(isOwn).for("update");
    if (stored && isDeepStrictEqual(stored.content, content)) return { status: "saved", version: stored.version };
    if ((stored?.version ?? 0) !== version) return { status: "conflict", version: stored?.version ?? 0 };
    if (isEmptyAdaptation(content)) {
      await tx.delete(adaptations).where(isOwn);
      return { status: "saved", version: 0 };
    }
    if (stored) {
      const change = { content, version: stored.version + 1, updatedAt: sql`now()` };
      await tx.update(adaptations).set(change).where(isOwn);
      return { status: "saved", version: stored.version + 1 };
    }
    const count = await tx.$count(adaptations, eq(adaptations.userId, userId));
    if (count >= adaptationLimits.adaptations) return { status: "limit" };
    const [created] = await tx
      .insert(adaptations)
      // Not 1 again after a deletion: a device that has the deleted one must get a conflict.
      .values({ userId, itemId, content, version: sql`extract(epoch from clock_timestamp())::int` })
      .returning({ version: adaptations.version });
    return { status: "saved", version: created?.version ?? 0 };
  });
}

/** Deletes the changes of a user to a recipe, also to one that is no longer public. */
export async function deleteAdaptation({ userId, itemId }: Owner): Promise<void> {
  await db.delete(adaptations).where(and(eq(adaptations.userId, userId), eq(adaptations.itemId, itemId)));
}
