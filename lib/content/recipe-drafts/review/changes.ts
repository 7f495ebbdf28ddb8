import type { ContentField, FindWord } from "#lib/content/recipes/content/field.ts";
import { contentFieldNames, contentFields } from "#lib/content/recipes/content/fields.ts";
import { type Localized, locales } from "#lib/platform/i18n/locales.ts";
import type { DraftContent, DraftIngredient, DraftStep } from "../draft.ts";
import { editorialFieldNames, editorialFields } from "../working-copy/editorial.ts";

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
  const word = (code: string) => words.get(code) ?? code;
  const fields = contentFieldNames.flatMap((name) => {
    if (name === "groups") return listGroups(content, words);
    if (name === "steps") return listSteps(content, words);
    if (name === "pictureId") return toPicture("pictureId", content.pictureId);
    // At the desk these are a part of its own tags.
    if (name === "tagIds" && content.editorial) return [];
    return listTexts(name, contentFields[name], content[name], word);
  });
  const { editorial } = content;
  if (!editorial) return fields;
  const others = editorialFieldNames.flatMap((name) =>
    listTexts(`editorial.${name}`, editorialFields[name], editorial[name], word),
  );
  return [...fields, ...others];
}

const toText = (path: string, text: string, key = path): Field => ({ key, path, kind: "text", text });
const toPicture = (path: string, id: string | null, key = path): Field => ({
  key,
  path,
  kind: "picture",
  text: id ?? "",
});
const toLocalized = (path: string, text: Localized, key = path) =>
  locales.map((locale) => toText(`${path}.${locale}`, text[locale], `${key}.${locale}`));

function listTexts(path: string, field: ContentField, value: unknown, word: FindWord): Field[] {
  const texts = Object.entries(field.toTexts?.(value, word) ?? {});
  return texts.map(([part, text]) => toText(part === "" ? path : `${path}.${part}`, text));
}

function listGroups({ groups }: DraftContent, words: Words): Field[] {
  return groups.flatMap((group, g) => [
    ...toLocalized(`groups.${g}.heading`, group.heading),
    ...group.ingredients.map((row, i) =>
      toText(`groups.${g}.ingredients.${i}`, formatRow(row, words), `ingredient ${row.id}`),
    ),
  ]);
}

function listSteps(content: DraftContent, words: Words): Field[] {
  const word = (code: string) => words.get(code) ?? code;
  return content.steps.flatMap((step, s) => [
    ...(["heading", "text", "tip"] as const).flatMap((part) =>
      toLocalized(`steps.${s}.${part}`, step[part], `step ${step.id} ${part}`),
    ),
    toPicture(`steps.${s}.pictureId`, step.pictureId, `step ${step.id} picture`),
    toText(`steps.${s}.ingredients`, formatUses(step, content, words), `step ${step.id} ingredients`),
    toText(`steps.${s}.utensilIds`, step.utensilIds.map(word).join(", "), `step ${step.id} utensils`),
  ]);
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
