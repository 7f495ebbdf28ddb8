import { listWords } from "#app/[locale]/desk/list-words.ts";
import { getDraft, listDraftHistory, listRecipeHistory } from "#lib/content/recipe-drafts/draft/queries.ts";
import { getDraftLookups } from "#lib/content/recipe-drafts/editing/lookup-queries.ts";
import { listChanges } from "#lib/content/recipe-drafts/review/changes.ts";
import {
  getDraftAuthor,
  getReviewedRecipe,
  listAssignableTags,
} from "#lib/content/recipe-drafts/review/detail-queries.ts";
import { lintDraft } from "#lib/content/recipe-drafts/review/lint-queries.ts";
import type { SessionUser } from "#lib/platform/auth/session-user-type.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { awaitTurn } from "#lib/platform/workers/heavy-page.ts";

export type Review = NonNullable<Awaited<ReturnType<typeof loadReview>>>;

/** What the page of a draft shows to editors; null without a draft. */
export async function loadReview(draftId: string, user: SessionUser, locale: Locale) {
  const draft = await getDraft(draftId, user);
  if (!draft) return null;
  await awaitTurn("desk", user.id);
  const [author, recipe, history, lookups, tags] = await Promise.all([
    getDraftAuthor(draft.authorId),
    draft.recipeId ? getReviewedRecipe(draft.recipeId) : null,
    draft.recipeId ? listRecipeHistory(draft.recipeId) : listDraftHistory(draftId),
    getDraftLookups(),
    listAssignableTags(locale),
  ]);
  if (!author) return null;
  const findings = await lintDraft(draft.content);
  const words = await listWords(locale, lookups, tags);
  const isOpenRevision = recipe !== null && draft.state !== "accepted";
  return {
    draft,
    author,
    recipe,
    history,
    lookups,
    tags,
    findings,
    changes: isOpenRevision ? listChanges(recipe.content, draft.content, words) : null,
  };
}
