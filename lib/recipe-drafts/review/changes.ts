import { locales } from "#lib/i18n/locales.ts";
import { listSourceParts } from "#lib/recipes/content/source.ts";
import { type Editorial, editorialTexts, nutrients } from "../desk/editorial.ts";
import type { DraftContent, DraftIngredient, DraftStep } from "../draft.ts";

/** What a revision changes in one field. An empty text means that the field is new, or removed. */
export interface Change {
  /** The field in the content, with the numbers of the revision unless it was removed. */
  path: string;
  /** "picture" and "order" have no texts that people read. */
  kind: "text" | "picture" | "order";
  before: string;
  after: string;
}

/** Words for ids of the lexicon and of tags, and for codes of units, difficulties and languages. */
export type Words = ReadonlyMap<string, string>;

interface Field extends Pick<Change, "path" | "kind"> {
  /** The same before and after, also when rows were moved. */
  key: string;
  text: string;
}

/** Lists what differs between two versions of a recipe, field by field. */
export function listChanges(before: DraftContent, after: DraftContent, words: Words): Change[] {
  const [former, present] = [listFields(before, words), listFields(after, words)];
  const formerByKey = new Map(former.map((field) => [field.key, field]));
  const presentKeys = new Set(present.map(({ key }) => key));
  const kept = present.map(({ key, path, kind, text }) => ({
    path,
    kind,
    before: formerByKey.get(key)?.text ?? "",
    after: text,
  }));
  const removed = former
    .filter(({ key }) => !presentKeys.has(key))
    .map(({ path, kind, text }) => ({ path, kind, before: text, after: "" }));
  return [...kept, ...removed, ...listMoves(before, after)].filter((change) => change.before !== change.after);
}

function listFields(content: DraftContent, words: Words): Field[] {
  const { language, difficulty, servings, duration, pictureId, tagIds, source, groups, utensils, steps } = content;
  const word = (code: string) => words.get(code) ?? code;
  const field = (path: string, text: string, key = path): Field => ({ key, path, kind: "text", text });
  const localized = (path: string, text: Record<string, string>, key = path) =>
    locales.map((locale) => field(`${path}.${locale}`, text[locale] ?? "", `${key}.${locale}`));
  return [
    ...localized("title", content.title),
    ...localized("summary", content.summary),
    field("language", word(language)),
    field("difficulty", word(difficulty)),
    field("servings", servings.amount === null ? "" : `${servings.amount} ${word(servings.type)}`),
    ...(["preparation", "baking", "resting"] as const).map((part) =>
      field(`duration.${part}`, duration[part] ? `${word(part)}: ${duration[part]} min` : ""),
    ),
    { key: "pictureId", path: "pictureId", kind: "picture", text: pictureId ?? "" },
    // At the desk these are a part of its own tags.
    field("tagIds", content.editorial ? "" : tagIds.map(word).sort().join(", ")),
    field("source", listSourceParts(source).join(", ")),
    ...groups.flatMap((group, g) => [
      ...localized(`groups.${g}.heading`, group.heading),
      ...group.ingredients.map((row, i) =>
        field(`groups.${g}.ingredients.${i}`, formatRow(row, words), `ingredient ${row.id}`),
      ),
    ]),
    field("utensils", utensils.map(({ utensilId, amount }) => `${amount ?? ""} ${word(utensilId)}`.trim()).join(", ")),
    ...steps.flatMap((step, s) => [
      ...(["heading", "text", "tip"] as const).flatMap((part) =>
        localized(`steps.${s}.${part}`, step[part], `step ${step.id} ${part}`),
      ),
      { ...field(`steps.${s}.pictureId`, step.pictureId ?? "", `step ${step.id} picture`), kind: "picture" as const },
      field(`steps.${s}.ingredients`, formatUses(step, content, words), `step ${step.id} ingredients`),
      field(`steps.${s}.utensilIds`, step.utensilIds.map(word).join(", "), `step ${step.id} utensils`),
    ]),
    ...localized("chefsNote", content.chefsNote),
    ...(content.editorial ? listEditorialFields(content.editorial, word) : []),
  ];
}

/** What only editors write; the tags of the desk are all tags of the recipe. */
function listEditorialFields(editorial: Editorial, word: (code: string) => string): Field[] {
  const field = (name: string, text: string): Field => {
    const path = `editorial.${name}`;
    return { key: path, path, kind: "text", text };
  };
  const { authorId, isSponsored, videoId, mainCategoryId, categoryIds, tagIds, slug, ovenCelsius, nutrition } =
    editorial;
  const names = (ids: (string | null)[]) =>
    ids
      .filter((id) => id !== null)
      .map(word)
      .sort()
      .join(", ");
  return [
    field("authorId", names([authorId])),
    field("isSponsored", isSponsored ? "✓" : ""),
    field("videoId", names([videoId])),
    field("mainCategoryId", names([mainCategoryId])),
    field("categoryIds", names(categoryIds)),
    field("tagIds", names(tagIds)),
    ...locales.map((locale) => field(`slug.${locale}`, slug[locale])),
    ...editorialTexts.flatMap((name) => locales.map((locale) => field(`${name}.${locale}`, editorial[name][locale]))),
    field("ovenCelsius", ovenCelsius === null ? "" : `${ovenCelsius} °C`),
    ...nutrients.map((name) =>
      field(`nutrition.${name}`, nutrition[name] === null ? "" : `${word(name)}: ${nutrition[name]}`),
    ),
  ];
}

function formatRow(row: DraftIngredient, words: Words): string {
  const { ingredientId, name, amount, amountMax, unit, characteristic, addition } = row;
  const range = [amount, amountMax].filter((one) => one !== null).join("–");
  const known = ingredientId === null ? undefined : words.get(ingredientId);
  const start = [range, unit === null ? "" : (words.get(unit) ?? unit), known ?? name].filter(Boolean).join(" ");
  const notes = locales.flatMap((locale) => [characteristic[locale], addition[locale]]);
  return [start, ...new Set(notes.filter(Boolean))].join(", ");
}

function formatUses({ ingredients }: DraftStep, { groups }: DraftContent, words: Words): string {
  const rows = new Map(groups.flatMap((group) => group.ingredients.map((row) => [row.id, row] as const)));
  return ingredients
    .flatMap(({ id, amount }) => {
      const row = rows.get(id);
      return row ? [formatRow({ ...row, amount: amount ?? row.amount, amountMax: null }, words)] : [];
    })
    .join("; ");
}

/** Rows and steps that are in both versions, in another order. */
function listMoves(before: DraftContent, after: DraftContent): Change[] {
  const idsOf = {
    groups: ({ groups }: DraftContent) => groups.flatMap(({ ingredients }) => ingredients.map(({ id }) => id)),
    steps: ({ steps }: DraftContent) => steps.map(({ id }) => id),
  };
  return (["groups", "steps"] as const).map((path) => {
    const [former, present] = [idsOf[path](before), idsOf[path](after)];
    const inOrder = (ids: string[], others: string[]) => ids.filter((id) => others.includes(id)).join();
    return { path, kind: "order", before: inOrder(former, present), after: inOrder(present, former) };
  });
}
