import "server-only";
import { and, eq, sql } from "drizzle-orm";
import { createRecipe } from "#lib/content/recipes/mutations.ts";
import { recipeInputSchema } from "#lib/content/recipes/schema.ts";
import { findFreeSlug, suitsTitle } from "#lib/content/recipes/slug-queries.ts";
import { listCurrentSlugs } from "#lib/content/recipes/stored-queries.ts";
import { updateRecipe } from "#lib/content/recipes/update-mutations.ts";
import type { ItemCategorization } from "#lib/platform/db/item-categories.ts";
import { recipeDrafts } from "#lib/platform/db/tables/community/recipe-drafts.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import type { Localized } from "#lib/platform/i18n/locales.ts";
import type { PublicationChange } from "#lib/platform/routing/publication/revalidate-publication.ts";
import { assignHistory } from "../draft/history-mutations.ts";
import type { DeskContent, DraftContent } from "../draft.ts";
import type { DraftRow } from "../lock-queries.ts";
import { listLanguages, toRecipeRevision } from "../recipe-input.ts";
import { getDeskContent } from "../working-copy/content-queries.ts";
import { ensureRevision, recordRevision } from "../working-copy/record-revision-mutations.ts";
import { listStale } from "../working-copy/stale-translations.ts";

interface Acceptance extends ItemCategorization {
  /** With the ingredients that an editor has found. */
  content: DraftContent;
  /** Of a new recipe. */
  publishedAt: Date;
  /** Who publishes it: an editor, or an author who needs none. */
  userId: string;
}

/**
 * Publishes a draft in the transaction that accepts it: creates the recipe or revises it, with its
 * slugs, texts and search document. A new one by a partner is marked as sponsored. The caller has
 * locked the draft and checked its state.
 */
export async function publishDraft(
  tx: Transaction,
  draft: DraftRow,
  acceptance: Acceptance,
): Promise<PublicationChange> {
  const { content, publishedAt, mainCategoryId, categoryIds, tagIds } = acceptance;
  // The first revision is what readers had before.
  const base = draft.recipeId ? await ensureRevision(tx, draft.recipeId) : null;
  const former = draft.recipeId ? await listCurrentSlugs(tx, draft.recipeId) : {};
  const slugs = await findSlugs(tx, content, former, draft.recipeId ?? undefined);
  const recipe = toRecipeRevision(content, slugs, { mainCategoryId, categoryIds, tagIds });
  const input = recipeInputSchema.parse({
    ...recipe,
    authorId: draft.authorId,
    state: "live",
    isSponsored: await isPartner(tx, draft.authorId),
    publishedAt,
  });
  const recipeId = draft.recipeId ?? (await createRecipe(input, tx));
  if (draft.recipeId) await updateRecipe(tx, draft.recipeId, recipe);
  await assignHistory(tx, draft.id, recipeId);
  await tx
    .update(recipeDrafts)
    .set({ state: "accepted", content, submittedAt: null, version: sql`${recipeDrafts.version} + 1` })
    .where(eq(recipeDrafts.id, draft.id));
  await recordReviewed(tx, { recipeId, userId: acceptance.userId, base: base?.content ?? null, content });
  const changed = [...Object.values(former), ...Object.values(slugs)];
  return { type: "recipe", itemId: recipeId, authorIds: [draft.authorId], slugs: [...new Set(changed)] };
}

interface Reviewed {
  recipeId: string;
  userId: string;
  /** What readers had before. */
  base: DeskContent | null;
  content: DraftContent;
}

async function recordReviewed(tx: Transaction, { recipeId, userId, base, content }: Reviewed): Promise<void> {
  const { editorial, tagIds } = await getDeskContent(tx, recipeId);
  const stale = listStale(base, content).map(({ key }) => key);
  // Its rows have the ids of the draft, so that changes can be followed.
  const published = { ...content, isBilingual: true, tagIds, editorial: { ...editorial, stale } };
  await recordRevision(tx, { recipeId, userId, origin: "review", content: published });
}

/** Partners pay for what they publish. */
async function isPartner(tx: Transaction, userId: string): Promise<boolean> {
  return (await tx.$count(users, and(eq(users.id, userId), eq(users.newType, "partner")))) > 0;
}

/** Slugs that still suit their title stay. */
async function findSlugs(
  tx: Transaction,
  content: DraftContent,
  former: Partial<Localized>,
  itemId: string | undefined,
): Promise<Partial<Localized>> {
  const slugs: Partial<Localized> = {};
  for (const locale of listLanguages(content)) {
    const title = content.title[locale];
    const present = former[locale];
    slugs[locale] = present && suitsTitle(present, title) ? present : await findFreeSlug(tx, { locale, title, itemId });
  }
  return slugs;
}
