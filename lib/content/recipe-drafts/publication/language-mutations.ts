import "server-only";
import { and, eq } from "drizzle-orm";
import { listCurrentSlugs } from "#lib/content/recipes/stored-queries.ts";
import { indexItems } from "#lib/content/search-index/index-items.ts";
import { db } from "#lib/platform/db/client.ts";
import { recipeWorkingCopies } from "#lib/platform/db/tables/community/recipe-revisions.ts";
import { items, itemTexts } from "#lib/platform/db/tables/items.ts";
import { recipeTexts } from "#lib/platform/db/tables/recipes.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { PublicationChange } from "#lib/platform/routing/publication/revalidate-publication.ts";
import { saveFormerSlugs } from "#lib/platform/routing/record-slug.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { DraftError } from "../errors.ts";
import { lockRecipe } from "../lock-queries.ts";
import { getDeskContent } from "../working-copy/content-queries.ts";
import { recordCopy, requireEditor } from "../working-copy/copy-mutations.ts";
import { ensureRevision, recordRevision } from "../working-copy/record-revision-mutations.ts";

interface Withdrawal {
  recipeId: string;
  /** The editor. */
  userId: string;
  language: Locale;
}

/**
 * Takes one language of a recipe from readers; the other one stays as it is. What readers had stays
 * in the working copy, unless one is open, and in the revisions. The address leads to the recipe
 * again once the language is published again.
 *
 * @throws DraftError "state" unless both languages are published, "forbidden", "missing"
 */
export async function withdrawRecipeLanguage({ recipeId, userId, language }: Withdrawal): Promise<PublicationChange> {
  return db.transaction(async (tx) => {
    await requireEditor(tx, userId);
    const { authorId } = await lockRecipe(tx, recipeId, userId);
    const slugs = await listCurrentSlugs(tx, recipeId);
    const slug = slugs[language];
    if (!slug || Object.keys(slugs).length < 2) throw new DraftError("state", { fields: { state: "live" } });
    const { content: former } = await ensureRevision(tx, recipeId);
    const isText = and(eq(recipeTexts.itemId, recipeId), eq(recipeTexts.locale, language));
    await tx.delete(recipeTexts).where(isText);
    await tx.delete(itemTexts).where(and(eq(itemTexts.itemId, recipeId), eq(itemTexts.locale, language)));
    await saveFormerSlugs(tx, { kind: "item", targetId: recipeId, slugs: { [language]: slug } });
    await tx.update(items).set({ updatedAt: currentTime() }).where(eq(items.id, recipeId));
    await indexItems(tx, [recipeId]);
    const content = await getDeskContent(tx, recipeId);
    const { id: baseId } = await recordRevision(tx, { recipeId, userId, origin: "desk", content });
    const copy = { recipeId, editorId: userId, baseId, content: former };
    await tx.insert(recipeWorkingCopies).values(copy).onConflictDoNothing();
    const [kept] = await tx.select().from(recipeWorkingCopies).where(eq(recipeWorkingCopies.recipeId, recipeId));
    const details = { languages: language };
    if (kept) await recordCopy(tx, { ...kept, content: former }, { actorId: userId, action: "unpublish", details });
    return { type: "recipe", itemId: recipeId, authorIds: [authorId], slugs: Object.values(slugs) };
  });
}
