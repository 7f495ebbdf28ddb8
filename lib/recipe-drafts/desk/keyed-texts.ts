import { type Localized, locales } from "#lib/i18n/locales.ts";
import type { DraftContent } from "../draft.ts";
import { editorialTexts } from "./editorial.ts";

/** A text in both languages. */
export interface KeyedText {
  /** The same while the text is the same, also when its row was moved. */
  key: string;
  /** In the content. */
  path: string;
  text: Localized;
}

/** Lists the texts of a content, also those that only editors write; slugs are no texts. */
export function listKeyedTexts(content: DraftContent): KeyedText[] {
  const { title, summary, chefsNote, groups, utensils, steps, editorial } = content;
  const keyed = (path: string, text: Localized, key = path): KeyedText => ({ key, path, text });
  return [
    keyed("title", title),
    keyed("summary", summary),
    ...groups.flatMap(({ heading, ingredients }, g) => [
      keyed(`groups.${g}.heading`, heading, `group ${ingredients[0]?.id ?? g} heading`),
      ...ingredients.flatMap(({ id, characteristic, addition }, i) => [
        keyed(`groups.${g}.ingredients.${i}.characteristic`, characteristic, `row ${id} characteristic`),
        keyed(`groups.${g}.ingredients.${i}.addition`, addition, `row ${id} addition`),
      ]),
    ]),
    ...utensils.map(({ utensilId, size }, u) => keyed(`utensils.${u}.size`, size, `utensil ${utensilId} size`)),
    ...steps.flatMap(({ id, heading, text, tip }, s) => [
      keyed(`steps.${s}.heading`, heading, `step ${id} heading`),
      keyed(`steps.${s}.text`, text, `step ${id} text`),
      keyed(`steps.${s}.tip`, tip, `step ${id} tip`),
    ]),
    keyed("chefsNote", chefsNote),
    ...(editorial ? editorialTexts.map((name) => keyed(`editorial.${name}`, editorial[name])) : []),
  ];
}

/** The content with other texts: `change` gets each one and returns what it becomes. */
export function mapTexts<Content extends DraftContent>(
  content: Content,
  change: (text: Localized, key: string) => Localized,
): Content {
  const mapped = structuredClone(content);
  for (const { key, path, text } of listKeyedTexts(mapped)) {
    const keys = path.split(".");
    const last = keys.pop() ?? "";
    // The paths are those of the content itself.
    const parent = keys.reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], mapped);
    (parent as Record<string, unknown>)[last] = change(text, key);
  }
  return mapped;
}

/** Paths of the texts that one language has and the other one lacks: "steps.2.text.en". */
export function listUntranslatedTexts(content: DraftContent): string[] {
  return listKeyedTexts(content).flatMap(({ path, text }) =>
    locales
      .filter((locale) => text[locale] === "" && locales.some((other) => text[other] !== ""))
      .map((locale) => `${path}.${locale}`),
  );
}
