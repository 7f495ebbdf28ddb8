import "server-only";
import { eq } from "drizzle-orm";
import { listCurrentSlugs } from "#lib/content/recipes/stored-queries.ts";
import { findItemTitle } from "#lib/platform/audit-log/subject-queries.ts";
import { db } from "#lib/platform/db/client.ts";
import type { ReviewAction } from "#lib/platform/db/tables/community/recipe-drafts.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import type { PublicationChange } from "#lib/platform/routing/publication/revalidate-publication.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { recordDecision } from "../draft/history-mutations.ts";
import { DraftError } from "../errors.ts";
import { getNextStatus, type LockedRecipe, lockRecipe } from "../lock-queries.ts";

interface Publication {
  recipeId: string;
  /** The editor. */
  userId: string;
}

interface Dates {
  publishedAt: Date | null;
  expiresAt: Date | null;
}

/**
 * Publishes a scheduled or expired recipe now.
 *
 * @throws DraftError "state" when it is live, "forbidden", "missing"
 */
export function publishRecipe(publication: Publication): Promise<PublicationChange> {
  return changeDates("publish", publication, (now) => ({ publishedAt: now, expiresAt: null }));
}

/**
 * Publishes a recipe at a later time; until then no reader sees it.
 *
 * @throws DraftError "date" unless `publishAt` is in the future, "forbidden", "missing"
 */
export function scheduleRecipe({ publishAt, ...publication }: Publication & { publishAt: Date }) {
  return changeDates("schedule", publication, (now) => {
    if (!(publishAt > now)) throw new DraftError("date", { fields: { publishAt: "past" } });
    return { publishedAt: publishAt, expiresAt: null };
  });
}

/**
 * Ends the publication of a recipe, now or at a later time.
 *
 * @throws DraftError "date" for an `expireAt` in the past or before the publication, "state" when
 *   it has expired, "forbidden", "missing"
 */
export function expireRecipe({ expireAt, ...publication }: Publication & { expireAt?: Date }) {
  return changeDates("expire", publication, (now, { publishedAt }) => {
    if (expireAt && !(expireAt > now)) throw new DraftError("date", { fields: { expireAt: "past" } });
    const isTooEarly = expireAt && publishedAt && expireAt <= publishedAt;
    if (isTooEarly) throw new DraftError("date", { fields: { expireAt: "beforePublication" } });
    return { publishedAt, expiresAt: expireAt ?? now };
  });
}

async function changeDates(
  action: Extract<ReviewAction, "publish" | "schedule" | "expire">,
  { recipeId, userId }: Publication,
  toDates: (now: Date, recipe: LockedRecipe) => Dates,
): Promise<PublicationChange> {
  return db.transaction(async (tx: Transaction) => {
    const recipe = await lockRecipe(tx, recipeId, userId);
    // Whether a draft is open makes no difference to these actions.
    getNextStatus({ draft: null, publication: recipe.publication }, action, recipe.actor);
    const now = currentTime();
    const dates = toDates(now, recipe);
    const firstPublishedAt = toFirstPublication(recipe, dates, now);
    // Triggers copy the dates to the search index, categories, tags and ingredients.
    await tx
      .update(items)
      .set({ ...dates, firstPublishedAt })
      .where(eq(items.id, recipeId));
    const effectiveAt = action === "expire" ? dates.expiresAt : dates.publishedAt;
    await recordDecision(tx, { recipeId, userId, action, effectiveAt }, await findItemTitle(tx, recipeId));
    const slugs = Object.values(await listCurrentSlugs(tx, recipeId));
    return { type: "recipe", itemId: recipeId, authorIds: [recipe.authorId], slugs };
  });
}

/** Keeps the date at which readers could see a recipe first, when it is published another time. */
function toFirstPublication({ publishedAt, firstPublishedAt }: LockedRecipe, dates: Dates, now: Date): Date | null {
  const isMoved = publishedAt?.getTime() !== dates.publishedAt?.getTime();
  const hadBeenPublic = publishedAt !== null && publishedAt <= now;
  return firstPublishedAt ?? (isMoved && hadBeenPublic ? publishedAt : null);
}
