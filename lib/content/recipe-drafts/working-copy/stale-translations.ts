import { getOtherLocale, type Locale, locales } from "#lib/platform/i18n/locales.ts";
import type { DraftContent } from "../draft.ts";
import { listKeyedTexts } from "./keyed-texts.ts";

/** A text that may no longer say what the other language says. */
export interface StaleText {
  /** With the language: "steps.2.text.en". */
  path: string;
  /** The same when the step was moved: "step 7f… text.en". */
  key: string;
  /** The text of the other language that it would have to be compared with. */
  source: string;
}

/**
 * Lists the texts whose twin in the other language was changed since the publication while they
 * stayed as they were, and those that were stale then. A text is no longer stale once it is changed
 * itself, or an editor has said that it is right beside the present twin.
 *
 * @param base what is published; null for a new recipe, whose languages are written together
 */
export function listStale(base: DraftContent | null, content: DraftContent): StaleText[] {
  if (!base) return [];
  const former = new Map(listKeyedTexts(base).map(({ key, text }) => [key, text]));
  const staleBefore = new Set(base.editorial?.stale);
  const confirmed = content.editorial?.confirmed ?? {};
  return listKeyedTexts(content).flatMap(({ key, path, text }) => {
    const published = former.get(key);
    if (!published) return [];
    const isStale = (locale: Locale) => {
      const source = getOtherLocale(locale);
      if (text[locale] === "" || text[source] === "" || text[locale] !== published[locale]) return false;
      if (confirmed[`${key}.${locale}`] === text[source]) return false;
      if (staleBefore.has(`${key}.${locale}`)) return true;
      // A twin that was stale itself has been mended.
      const wasMended = staleBefore.has(`${key}.${source}`);
      return text[source] !== published[source] && published[source] !== "" && !wasMended;
    };
    return locales.filter(isStale).map((locale) => ({
      path: `${path}.${locale}`,
      key: `${key}.${locale}`,
      source: text[getOtherLocale(locale)],
    }));
  });
}

/** The content in which an editor has said that a stale text is right. */
export function confirmText(content: DraftContent, { key, source }: StaleText): DraftContent {
  if (!content.editorial) return content;
  const { editorial } = content;
  return { ...content, editorial: { ...editorial, confirmed: { ...editorial.confirmed, [key]: source } } };
}
