import { type ItemTexts, languagesOf } from "../content.ts";
import { type Finding, toFinding } from "../finding.ts";

/** Characters that search engines show of a title before they cut it. */
const maxTitleLength = 60;

/** Titles that search results cut, and descriptions that they lack. */
export function lintSearchResults({ texts }: { texts: Partial<Record<"de" | "en", ItemTexts>> }): Finding[] {
  return languagesOf(texts).flatMap((language) => {
    const text = texts[language];
    if (!text) return [];
    const { length } = text.metaTitle ?? text.title;
    return [
      ...(length > maxTitleLength
        ? [toFinding("titleTooLong", { field: "title", language }, { length, max: maxTitleLength })]
        : []),
      ...((text.metaDescription ?? text.summary).trim()
        ? []
        : [toFinding("descriptionMissing", { field: "summary", language })]),
    ];
  });
}
