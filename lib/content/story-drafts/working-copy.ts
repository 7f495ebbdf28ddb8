import type { Locale } from "#lib/platform/i18n/locales.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { hasText, type StoryContent, toBody } from "./content.ts";

/**
 * The content that an editor goes on with: what was published, unless there are changes. What was
 * compared between the languages is known from the draft.
 */
export function toWorkingCopy(
  published: StoryContent,
  draft: { version: number; publishedVersion: number | null; content: StoryContent } | null,
): StoryContent {
  if (!draft) return published;
  if (draft.publishedVersion !== draft.version) return draft.content;
  const reviewed = new Map(draft.content.rows.map((row) => [row.id, row.reviewed]));
  return {
    ...published,
    rows: published.rows.map((row) => ({ ...row, reviewed: reviewed.get(row.id) ?? row.reviewed })),
  };
}

const textOf = ({ texts, rows }: StoryContent, locale: Locale) =>
  JSON.stringify([toOrdered(texts[locale]), toOrdered(toBody(rows, locale))]);
const factsOf = ({ texts: _, rows: __, categoryIds, tagIds, mainCategoryId, ...facts }: StoryContent) =>
  JSON.stringify(
    toOrdered({
      ...facts,
      mainCategoryId,
      categoryIds: categoryIds.filter((id) => id !== mainCategoryId).toSorted(),
      tagIds: tagIds.toSorted(),
    }),
  );

/** PostgreSQL sorts the keys of JSON, the editor does not. */
function toOrdered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toOrdered);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, toOrdered(inner)]),
  );
}

/** The languages with changes that readers do not see; all when what they share has changed. */
export function listChangedLanguages(published: StoryContent, current: StoryContent): Locale[] {
  const haveFactsChanged = factsOf(published) !== factsOf(current);
  const written = locales.filter((locale) => hasText(published, locale) || hasText(current, locale));
  return written.filter((locale) => haveFactsChanged || textOf(published, locale) !== textOf(current, locale));
}
