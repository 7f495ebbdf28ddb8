import type { Locale, Localized } from "#lib/platform/i18n/locales.ts";

/** How much a finding weighs, the gravest first. */
export const severities = ["error", "warning", "hint"] as const;
export type Severity = (typeof severities)[number];

/**
 * The severity of each rule. An error misleads a cook or a reader, a warning is most likely a
 * mistake, a hint is a matter of judgement.
 */
export const ruleSeverities = {
  ingredientUnlisted: "error",
  ingredientRemoved: "error",
  ingredientUnused: "warning",
  ingredientsUnassigned: "warning",
  ingredientMentioned: "hint",
  amountAboveListed: "error",
  amountBelowListed: "warning",
  unitUnknown: "error",
  valueMalformed: "error",
  valueUnmarked: "hint",
  valueUnconverted: "hint",
  timesDiffer: "warning",
  ovenTemperatureMissing: "error",
  ovenTemperatureDiffers: "warning",
  ovenFanMissing: "warning",
  ovenNotPreheated: "warning",
  ovenPreheatedLate: "warning",
  tinSizeMissing: "warning",
  utensilUnlisted: "warning",
  dietContradicted: "error",
  coreTemperatureMissing: "error",
  altMissing: "warning",
  pictureTooSmall: "warning",
  titleTooLong: "hint",
  descriptionMissing: "warning",
  linkDead: "error",
  linkInvalid: "error",
  itemUnpublished: "error",
  translationMissing: "hint",
  translationIncomplete: "warning",
  translationStale: "warning",
  numbersDiffer: "warning",
} as const satisfies Record<string, Severity>;

export type Rule = keyof typeof ruleSeverities;
/** All rules in the order of their documentation. */
export const rules = Object.keys(ruleSeverities) as Rule[];

/** Fields of recipes and stories that a finding can be about, in the order of a form. */
export const fields = [
  "title",
  "summary",
  "picture",
  "duration",
  "tags",
  "group",
  "ingredient",
  "utensil",
  "step",
  "chefsNote",
  "storage",
  "freezing",
  "makeAhead",
  "block",
  "translation",
] as const;
export type Field = (typeof fields)[number];

/** Where a finding is: a field, its row, step or block, and the language of the text. */
export interface Place {
  field: Field;
  /** Position of the row, step, utensil or block from 0; null for all of them or only one. */
  index: number | null;
  /** Null for what both languages share. */
  language: Locale | null;
}

/** What a message says beside its words; a name is in the language of the editor. */
export type FindingValue = string | number | Localized;

/** A fault or a doubt in the content of a recipe or story. */
export interface Finding {
  rule: Rule;
  severity: Severity;
  place: Place;
  /** Values of the message. `excerpt` is the text at fault. */
  values: Record<string, FindingValue>;
}

/** A finding with the severity of its rule. */
export function toFinding(rule: Rule, place: Partial<Place> & { field: Field }, values: Finding["values"] = {}) {
  const { field, index = null, language = null } = place;
  return { rule, severity: ruleSeverities[rule], place: { field, index, language }, values } satisfies Finding;
}
