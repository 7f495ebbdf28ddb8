import { listDeskWords } from "#app/[locale]/desk/published-recipes/desk-words.ts";
import { isActiveLocale } from "#lib/i18n/active-locales.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { WorkingCopy } from "#lib/recipe-drafts/desk/copy-queries.ts";
import { listUntranslatedTexts } from "#lib/recipe-drafts/desk/keyed-texts.ts";
import { listPublishProblems } from "#lib/recipe-drafts/desk/problem-queries.ts";
import { getSeenRevision } from "#lib/recipe-drafts/desk/revision-list-queries.ts";
import { listStale } from "#lib/recipe-drafts/desk/stale-translations.ts";
import { languageOf } from "#lib/recipe-drafts/editing/translation.ts";
import { getRecipePreview } from "#lib/recipe-drafts/preview/preview-queries.ts";
import { listChanges } from "#lib/recipe-drafts/review/changes.ts";
import { lintDraft } from "#lib/recipe-drafts/review/lint-queries.ts";
import { awaitTurn } from "#lib/workers/heavy-page.ts";

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
