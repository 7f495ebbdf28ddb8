import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { DraftContent } from "../draft.ts";
import { listTexts } from "./translation.ts";

/**
 * Says that a draft is written in the other language. Its texts move there, unless some are written
 * in that language already.
 */
export function changeLanguage(content: DraftContent, language: Locale): DraftContent {
  if (content.language === language) return content;
  const hasTexts = listTexts(content).some(({ text }) => text[language] !== "");
  const changed = structuredClone({ ...content, language });
  if (hasTexts) return changed;
  for (const { text } of listTexts(changed)) {
    text[language] = text[content.language];
    text[content.language] = "";
  }
  return changed;
}
