import { getOtherLocale, type Locale } from "#lib/platform/i18n/locales.ts";
import type { DraftContent } from "../draft.ts";
import { type KeyedText, listKeyedTexts } from "../working-copy/keyed-texts.ts";

/** The texts that authors write, in the order of the form. */
export function listTexts(content: DraftContent): KeyedText[] {
  return listKeyedTexts(content).filter(({ path }) => !path.startsWith("editorial."));
}

/** Whether a draft has fields for both languages: its author has asked for them, or filled some. */
export function isBilingual(content: DraftContent): boolean {
  return content.isBilingual || hasTranslation(content);
}

/** The other language of a draft that has fields for both. */
export function findSecondLanguage(content: DraftContent): Locale | null {
  return isBilingual(content) ? getOtherLocale(content.language) : null;
}

/** Whether a draft has any text in the language it is not written in. */
export function hasTranslation(content: DraftContent): boolean {
  const language = getOtherLocale(content.language);
  return listTexts(content).some(({ text }) => text[language] !== "");
}

/** The language at the end of a path such as "steps.2.text.en". */
export function languageOf(path: string): string {
  return path.slice(path.lastIndexOf(".") + 1);
}

/** Paths of the texts that the other language lacks. Sizes of utensils are the same in both. */
export function listUntranslated(content: DraftContent): string[] {
  const language = getOtherLocale(content.language);
  return listTexts(content).flatMap(({ path, text }) =>
    text[content.language].trim() !== "" && text[language].trim() === "" && !path.startsWith("utensils")
      ? [`${path}.${language}`]
      : [],
  );
}
