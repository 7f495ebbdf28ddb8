import {
  type ContentFieldName,
  contentFieldNames,
  isLocalizedField,
  type LocalizedFieldName,
} from "#lib/content/recipes/content/fields.ts";
import { type Locale, locales } from "#lib/platform/i18n/locales.ts";
import { toSortedJson } from "#lib/platform/text/sorted-json.ts";
import { contentSchemaOf, type DraftContent } from "../draft.ts";

/** A part of a draft that two versions may differ in; lists count as a whole. */
export type MergePart = `${LocalizedFieldName}.${Locale}` | Exclude<ContentFieldName, LocalizedFieldName> | "editorial";

const mergeParts: MergePart[] = [
  ...contentFieldNames.flatMap((name) =>
    isLocalizedField(name) ? locales.map((locale): MergePart => `${name}.${locale}`) : [name],
  ),
  "editorial",
];

type Json = Record<string, unknown>;

const read = (content: DraftContent, part: MergePart): unknown =>
  part.split(".").reduce<unknown>((value, key) => (value as Json | null)?.[key], content);

/** The parts in which two contents differ, in the order of the form. */
export function listDifferences(mine: DraftContent, stored: DraftContent): MergePart[] {
  const [a, b] = [normalize(mine), normalize(stored)];
  return mergeParts.filter((part) => toSortedJson(read(a, part)) !== toSortedJson(read(b, part)));
}

/** Whether the server would store the same. */
export function isSameContent(a: DraftContent, b: DraftContent): boolean {
  return listDifferences(a, b).length === 0;
}

/** Takes the parts of `mine` that are named, and all others of `stored`. */
export function mergeContents(mine: DraftContent, stored: DraftContent, fromMine: readonly MergePart[]): DraftContent {
  const merged = structuredClone(stored) as unknown as Json;
  for (const part of fromMine) {
    const [field = "", language] = part.split(".");
    const value = structuredClone(read(mine, part));
    if (language === undefined) merged[field] = value;
    else (merged[field] as Json)[language] = value;
  }
  return merged as unknown as DraftContent;
}

function normalize(content: DraftContent): DraftContent {
  const parsed = contentSchemaOf(content).safeParse(content);
  return parsed.success ? parsed.data : content;
}
