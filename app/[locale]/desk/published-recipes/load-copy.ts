import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";
import { z } from "zod";
import { requireDeskEditor } from "#app/[locale]/desk/require-desk-role.ts";
import type { DeskOptions } from "#components/content/recipe-drafts/desk/editorial-fields.tsx";
import { listCategoryGroups } from "#lib/content/categories/queries.ts";
import { getPublishedRecipe } from "#lib/content/recipe-drafts/publication/published-queries.ts";
import { listAssignableTags } from "#lib/content/recipe-drafts/review/detail-queries.ts";
import { type CopyPage, copyAddress } from "#lib/content/recipe-drafts/working-copy/addresses.ts";
import { listAuthors } from "#lib/content/recipe-drafts/working-copy/bulk-queries.ts";
import { getWorkingCopy } from "#lib/content/recipe-drafts/working-copy/copy-queries.ts";
import { listVideos } from "#lib/content/recipe-drafts/working-copy/option-queries.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

/**
 * The recipe of a page of the desk, and its working copy: null where there is none yet. A new
 * recipe has only a working copy.
 */
export async function loadCopy(id: string, page: CopyPage) {
  const locale = await getLocale();
  const user = await requireDeskEditor(copyAddress(locale, id, page));
  if (!z.uuid().safeParse(id).success) notFound();
  const [copy, recipe] = await Promise.all([getWorkingCopy(id), getPublishedRecipe(locale, id)]);
  if (!copy && !recipe) notFound();
  return { locale, user, copy, recipe };
}

/** What the lists of the editor offer, in the language of the page. */
export async function loadOptions(locale: Locale, toTagType: (type: string) => string): Promise<DeskOptions> {
  const [groups, tags, authors, videos] = await Promise.all([
    listCategoryGroups(locale),
    listAssignableTags(locale),
    listAuthors(),
    listVideos(locale),
  ]);
  return {
    categories: groups.flatMap(({ title: group, entries }) =>
      entries.map(({ id, title }) => ({ value: id, label: title, group })),
    ),
    tags: tags.map(({ id, title, type }) => ({ value: id, label: title, group: toTagType(type) })),
    authors: authors.map(({ id, name, slug }) => ({ value: id, label: `${name} (${slug})` })),
    videos: videos.map(({ id, title }) => ({ value: id, label: title })),
  };
}
