import { listDeskWords } from "#app/[locale]/desk/published-recipes/desk-words.ts";
import { languageOf } from "#lib/content/recipe-drafts/editing/translation.ts";
import { getRecipePreview } from "#lib/content/recipe-drafts/preview/preview-queries.ts";
import { listPublishProblems } from "#lib/content/recipe-drafts/publication/problem-queries.ts";
import { listChanges } from "#lib/content/recipe-drafts/review/changes.ts";
import { lintDraft } from "#lib/content/recipe-drafts/review/lint-queries.ts";
import type { WorkingCopy } from "#lib/content/recipe-drafts/working-copy/copy-queries.ts";
import { listUntranslatedTexts } from "#lib/content/recipe-drafts/working-copy/keyed-texts.ts";
import { getSeenRevision } from "#lib/content/recipe-drafts/working-copy/revision-list-queries.ts";
import { listStale } from "#lib/content/recipe-drafts/working-copy/stale-translations.ts";
import { isActiveLocale } from "#lib/platform/i18n/active-locales.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { awaitTurn } from "#lib/platform/workers/heavy-page.ts";

/** What an editor has to know of a working copy before it is published. */
export async function loadPublication(locale: Locale, copy: WorkingCopy, userId: string) {
  await awaitTurn("desk", userId);
  const { content, base, recipeId, savedAt, id } = copy;
  const { authorId, tagIds } = content.editorial;
  const previewed = { ...content, tagIds };
  const [present, problems, findings, preview, words] = await Promise.all([
    recipeId ? getSeenRevision(recipeId) : null,
    listPublishProblems(content, recipeId),
    lintDraft(content),
    getRecipePreview(locale, { id, authorId: authorId ?? userId, content: previewed, savedAt }),
    listDeskWords(locale),
  ]);
  // What was published after the copy was begun would be undone.
  const isOverwriting = present !== null && present.id !== copy.baseId;
  return {
    problems,
    findings,
    preview,
    untranslated: listUntranslatedTexts(content).filter(
      (path) => !path.startsWith("editorial.keywords") && isActiveLocale(languageOf(path)),
    ),
    stale: listStale(base, content).flatMap(({ path }) => (isActiveLocale(languageOf(path)) ? [path] : [])),
    changes: present && listChanges(present.content, content, words),
    overwritten: isOverwriting && base ? listChanges(base, present.content, words) : null,
    seenRevisionId: present?.id ?? "",
  };
}
