import { contentFieldNames, contentFields, isLocalizedField } from "#lib/content/recipes/content/fields.ts";
import { type Localized, locales } from "#lib/platform/i18n/locales.ts";
import type { DraftContent } from "../draft.ts";
import { editorialFields, editorialTexts } from "./editorial.ts";

/** A text in both languages. */
export interface KeyedText {
  /** The same while the text is the same, also when its row was moved. */
  key: string;
  /** In the content. */
  path: string;
  text: Localized;
  /** Whether it may have values in braces. */
  hasMarkup: boolean;
}

/** Lists the texts of a content, also those that only editors write; slugs are no texts. */
export function listKeyedTexts(content: DraftContent): KeyedText[] {
  const texts = contentFieldNames.flatMap((name) => {
    if (name === "groups") return listGroupTexts(content);
    if (name === "utensils") return listUtensilTexts(content);
    if (name === "steps") return listStepTexts(content);
    if (!isLocalizedField(name)) return [];
    return { key: name, path: name, text: content[name], hasMarkup: contentFields[name].hasMarkup };
  });
  const { editorial } = content;
  if (!editorial) return texts;
  const others = editorialTexts.map((name) => {
    const path = `editorial.${name}`;
    return { key: path, path, text: editorial[name], hasMarkup: editorialFields[name].hasMarkup };
  });
  return [...texts, ...others];
}

function listGroupTexts({ groups }: DraftContent): KeyedText[] {
  return groups.flatMap(({ heading, ingredients }, g) => [
    { key: `group ${ingredients[0]?.id ?? g} heading`, path: `groups.${g}.heading`, text: heading, hasMarkup: false },
    ...ingredients.flatMap((row, i) =>
      (["characteristic", "addition"] as const).map((part) => ({
        key: `row ${row.id} ${part}`,
        path: `groups.${g}.ingredients.${i}.${part}`,
        text: row[part],
        hasMarkup: true,
      })),
    ),
  ]);
}

function listUtensilTexts({ utensils }: DraftContent): KeyedText[] {
  return utensils.map(({ utensilId, size }, u) => ({
    key: `utensil ${utensilId} size`,
    path: `utensils.${u}.size`,
    text: size,
    hasMarkup: true,
  }));
}

function listStepTexts({ steps }: DraftContent): KeyedText[] {
  return steps.flatMap((step, s) =>
    (["heading", "text", "tip"] as const).map((part) => ({
      key: `step ${step.id} ${part}`,
      path: `steps.${s}.${part}`,
      text: step[part],
      hasMarkup: part !== "heading",
    })),
  );
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
