import { type DraftContent, draftContentSchema } from "#lib/content/recipe-drafts/draft.ts";
import { draftLimits } from "#lib/content/recipe-drafts/limits.ts";
import { site } from "#lib/platform/config/site.ts";
import { type Locale, locales } from "#lib/platform/i18n/locales.ts";
import { absoluteUrl } from "#lib/platform/seo/metadata.ts";
import type { Original } from "./original-queries.ts";

const titles: Record<Locale, (title: string) => string> = {
  de: (title) => `${title} nach meiner Art`,
  en: (title) => `${title}, my way`,
};

/**
 * The draft with which a reader begins a recipe of their own: the adapted content in one language,
 * with the original as its source. Pictures are the author's, and tags such as "vegan" may no
 * longer be true, so both are left out, and so are notes and tries, which are private.
 */
export function toOwnRecipe({ title, href, author, language }: Original, adapted: DraftContent): DraftContent {
  const others = locales.filter((locale) => locale !== language);
  const only = <Text extends Record<Locale, string>>(text: Text): Text => ({
    ...text,
    ...Object.fromEntries(others.map((locale) => [locale, ""])),
  });
  return draftContentSchema.parse({
    ...adapted,
    language,
    title: only({ ...adapted.title, [language]: titles[language](title).slice(0, draftLimits.title) }),
    summary: only(adapted.summary),
    chefsNote: only(adapted.chefsNote),
    pictureId: null,
    tagIds: [],
    groups: adapted.groups.map(({ heading, ingredients }) => ({
      heading: only(heading),
      ingredients: ingredients.map((row) => ({
        ...row,
        characteristic: only(row.characteristic),
        addition: only(row.addition),
      })),
    })),
    steps: adapted.steps.map((step) => ({
      ...step,
      heading: only(step.heading),
      text: only(step.text),
      tip: only(step.tip),
      pictureId: null,
      videoId: null,
    })),
    source: { url: absoluteUrl(href), siteName: site.name, author: author.name },
  });
}
