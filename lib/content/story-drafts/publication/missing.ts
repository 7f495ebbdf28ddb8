import { blockInputSchema } from "#lib/content/stories/schema.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { type StoryContent, toStoredBlock } from "../content.ts";

/** A part of a story without which it cannot be published. */
export interface MissingPart {
  field: "title" | "slug" | "slugTaken" | "summary" | "picture" | "theme" | "body" | "block";
  /** Null for what both languages share. */
  language: Locale | null;
  /** Position of the block from 0. */
  index: number | null;
  rowId: string | null;
}

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Lists what is missing for a publication in these languages, in the order of the form. */
export function listMissing(content: StoryContent, languages: readonly Locale[]): MissingPart[] {
  const { storyType, pictureId, theme } = content;
  const shared = (field: MissingPart["field"]): MissingPart => ({ field, language: null, index: null, rowId: null });
  return [
    ...(storyType !== "static_page" && !pictureId ? [shared("picture")] : []),
    ...(storyType === "shopping_tip" && !theme.trim() ? [shared("theme")] : []),
    ...languages.flatMap((language) => listMissingTexts(content, language)),
  ];
}

function listMissingTexts({ texts, rows, storyType }: StoryContent, language: Locale): MissingPart[] {
  const text = texts[language];
  const head = (["title", "summary"] as const).filter(
    (field) => !text[field].trim() && !(field === "summary" && storyType === "static_page"),
  );
  const fields: MissingPart["field"][] = [...head, ...(slugPattern.test(text.slug) ? [] : (["slug"] as const))];
  const blocks = rows.flatMap((row, index): MissingPart[] => {
    const block = row[language];
    if (!block || blockInputSchema.safeParse(toStoredBlock(block)).success) return [];
    return [{ field: "block", language, index, rowId: row.id }];
  });
  const hasBlocks = rows.some((row) => row[language] !== null);
  return [
    ...[...fields, ...(hasBlocks ? [] : (["body"] as const))].map((field) => ({
      field,
      language,
      index: null,
      rowId: null,
    })),
    ...blocks,
  ];
}
