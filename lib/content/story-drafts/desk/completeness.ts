import { wordsOf } from "#lib/content/stories/block-texts.ts";
import type { Locale, Localized } from "#lib/platform/i18n/locales.ts";
import type { StoryContent } from "../content.ts";

/** How much of its texts a story has per language, in percent: title, summary and blocks. */
export function getCompleteness(content: StoryContent): Localized<number> {
  return { de: percentOf(content, "de"), en: percentOf(content, "en") };
}

function percentOf({ texts, rows, storyType }: StoryContent, locale: Locale): number {
  const { title, summary } = texts[locale];
  const isWritten = (row: StoryContent["rows"][number]) => {
    const block = row[locale];
    const twin = row.de ?? row.en;
    // What has no words in either language is complete with its pictures or recipes.
    return block !== null && (wordsOf(block).trim() !== "" || (twin !== null && wordsOf(twin).trim() === ""));
  };
  const parts = [
    title.trim() !== "",
    ...(storyType === "static_page" ? [] : [summary.trim() !== ""]),
    ...(rows.length > 0 ? rows.map(isWritten) : [false]),
  ];
  return Math.floor((parts.filter(Boolean).length / parts.length) * 100);
}
