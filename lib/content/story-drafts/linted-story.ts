import type { LintedPicture, LintedStory } from "#lib/content/findings/content.ts";
import { listReferences } from "#lib/content/stories/body-references.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { hasText, type StoryContent, toBody } from "./content.ts";
import type { LintedPictureRow } from "./references.ts";

/** Converts a working copy to what the rules read: languages without any text are left out. */
export function toLintedStory(content: StoryContent, pictures: readonly LintedPictureRow[]): LintedStory {
  const written = locales.filter((locale) => hasText(content, locale));
  const findPicture = (field: LintedPicture["field"], index: number | null, id: string | null | undefined) =>
    pictures
      .filter((picture) => picture.id === id)
      .map(({ width, height, alts }): LintedPicture => ({ field, index, width, height, alts }));
  return {
    texts: Object.fromEntries(
      written.map((locale) => {
        const { title, summary, metaTitle, metaDescription } = content.texts[locale];
        const head = { title, summary, metaTitle: metaTitle || null, metaDescription: metaDescription || null };
        return [locale, { ...head, body: toBody(content.rows, locale) }];
      }),
    ),
    pictures: [
      ...findPicture("picture", null, content.pictureId),
      ...content.rows.flatMap((row, index) => {
        const block = row.de ?? row.en;
        return block ? listReferences(block, "picture").flatMap((id) => findPicture("block", index, id)) : [];
      }),
    ],
  };
}

/** The row of the block that a finding counts, which leaves out rows without that language. */
export function rowOfBlock({ rows }: StoryContent, index: number, language: "de" | "en" | null): string | null {
  const first = locales.find((locale) => rows.some((row) => row[locale]));
  const counted = rows.filter((row) => row[language ?? first ?? "de"] !== null);
  return counted[index]?.id ?? rows[index]?.id ?? null;
}
