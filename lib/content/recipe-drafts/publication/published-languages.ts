import { type Locale, type Localized, locales } from "#lib/platform/i18n/locales.ts";
import type { DeskContent } from "../draft.ts";
import { isBilingual } from "../editing/translation.ts";
import { listKeyedTexts, mapTexts } from "../working-copy/keyed-texts.ts";

/**
 * The content that is published when only some of its languages are: the others keep the texts that
 * readers have, or stay unpublished. What both languages share is published with any of them.
 *
 * @param base what is published; null for a new recipe
 */
export function keepLanguages(content: DeskContent, base: DeskContent | null, published: Locale[]): DeskContent {
  const others = locales.filter((locale) => !published.includes(locale));
  if (others.length === 0) return content;
  const former = new Map(base ? listKeyedTexts(base).map(({ key, text }) => [key, text]) : []);
  const withFormer = (text: Localized, present: Localized | undefined): Localized => ({
    ...text,
    ...Object.fromEntries(others.map((locale) => [locale, present?.[locale] ?? ""])),
  });
  const kept = mapTexts(content, (text, key) => withFormer(text, former.get(key)));
  const slug = withFormer(kept.editorial.slug, base?.editorial.slug);
  const isWritten = kept.title[kept.language] !== "";
  const language = isWritten ? kept.language : (published[0] ?? kept.language);
  const changed = { ...kept, language, editorial: { ...kept.editorial, slug } };
  return { ...changed, isBilingual: isBilingual(changed) };
}
