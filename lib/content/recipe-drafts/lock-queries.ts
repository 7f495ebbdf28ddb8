import "server-only";
import { and, eq } from "drizzle-orm";
import { recipeDrafts } from "#lib/platform/db/tables/community/recipe-drafts.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { type UserType, users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { isPublicUser } from "#lib/platform/db/visibility.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { DraftError } from "./errors.ts";
import {
  type Actor,
  canReadDraft,
  type PublicationState,
  type RecipeAction,
  type RecipeStatus,
  toPublicationState,
  transition,
} from "./states.ts";

export type DraftRow = typeof recipeDrafts.$inferSelect;

/** A row that no other transaction changes until this one ends, and who acts on it. */
export interface LockedDraft {
  draft: DraftRow;
  status: RecipeStatus;
  actor: Actor;
}

export interface LockedRecipe {
  id: string;
  authorId: string;
  publishedAt: Date | null;
  firstPublishedAt: Date | null;
  expiresAt: Date | null;
  publication: PublicationState;
  actor: Actor;
}

/**
 * Locks a draft that a user may read. Of two users who decide at once, the second one waits and
 * finds what the first one has decided.
 *
 * @throws DraftError "missing"
 */
export async function lockDraft(tx: Transaction, draftId: string, userId: string): Promise<LockedDraft> {
  const [draft] = await tx.select().from(recipeDrafts).where(eq(recipeDrafts.id, draftId)).for("update");
  if (!draft) throw new DraftError("missing");
  const actor = { newType: await getType(tx, userId), isAuthor: draft.authorId === userId };
  if (!canReadDraft(actor)) throw new DraftError("missing");
  const recipe = draft.recipeId ? await findRecipe(tx, draft.recipeId) : null;
  const open = draft.state === "accepted" ? null : draft.state;
  return { draft, status: { draft: open, publication: recipe && publicationOf(recipe) }, actor };
}

/**
 * Locks a published recipe.
 *
 * @throws DraftError "missing" without such a recipe, also while it is not published
 */
export async function lockRecipe(tx: Transaction, recipeId: string, userId: string): Promise<LockedRecipe> {
  const recipe = await findRecipe(tx, recipeId);
  const publication = recipe && publicationOf(recipe);
  if (!recipe || !publication) throw new DraftError("missing");
  const actor = { newType: await getType(tx, userId), isAuthor: recipe.authorId === userId };
  return { ...recipe, publication, actor };
}

/**
 * Whether the author of a draft has a public profile. The drafts of banned authors, and of authors
 * who delete their account, are not published.
 */
export async function hasPublicAuthor(tx: Transaction, authorId: string): Promise<boolean> {
  return (await tx.$count(users, and(eq(users.id, authorId), isPublicUser()))) > 0;
}

/**
 * The status after an action.
 *
 * @throws DraftError "forbidden", or "state" with the present state as the error of `state`
 */
export function getNextStatus(status: RecipeStatus, action: RecipeAction, actor: Actor): RecipeStatus {
  const result = transition(status, action, actor);
  if (result.ok) return result.status;
  const state = status.draft ?? status.publication ?? "none";
  throw new DraftError(result.code, result.code === "state" ? { fields: { state } } : {});
}

async function findRecipe(tx: Transaction, recipeId: string) {
  const { id, type, state, authorId, publishedAt, firstPublishedAt, expiresAt } = items;
  const [recipe] = await tx
    .select({ id, type, state, authorId, publishedAt, firstPublishedAt, expiresAt })
    .from(items)
    .where(eq(items.id, recipeId))
    .for("no key update");
  return recipe?.type === "recipe" ? recipe : null;
}

type RecipeRow = NonNullable<Awaited<ReturnType<typeof findRecipe>>>;

function publicationOf({ state, publishedAt, expiresAt }: RecipeRow): PublicationState | null {
  return state === "live" && publishedAt ? toPublicationState(publishedAt, expiresAt, currentTime()) : null;
}

async function getType(tx: Transaction, userId: string): Promise<UserType> {
  const [user] = await tx
    .select({ newType: users.newType, bannedAt: users.bannedAt })
    .from(users)
    .where(eq(users.id, userId));
  if (!user || user.bannedAt) throw new DraftError("missing");
  return user.newType;
}
