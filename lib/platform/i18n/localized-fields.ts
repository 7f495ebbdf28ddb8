import type { Localized } from "./locales.ts";

/** Fields of a form for a text in each language: "title" is typed as "titleDe" and "titleEn". */
export type LocalizedField<Name extends string> = `${Name}De` | `${Name}En`;

/** Lists the fields of texts, those of one text together. */
export function localizedFields<Name extends string>(...names: readonly Name[]): LocalizedField<Name>[] {
  return names.flatMap((name): LocalizedField<Name>[] => [`${name}De`, `${name}En`]);
}

/** Gives both fields of each text its rule. */
export function localizedShape<Rules extends Record<string, unknown>>(rules: Rules) {
  const entries = Object.entries(rules).flatMap(([name, rule]) => [
    [`${name}De`, rule],
    [`${name}En`, rule],
  ]);
  return Object.fromEntries(entries) as {
    [Name in keyof Rules & string as LocalizedField<Name>]: Rules[Name];
  };
}

/** Reads the texts of a form by language. */
export function readLocalized<Name extends string, Input extends Record<LocalizedField<Name>, unknown>>(
  input: Input,
  ...names: readonly Name[]
): Localized<{ [Text in Name]: Input[`${Text}De`] }> {
  const read = (suffix: "De" | "En") =>
    Object.fromEntries(names.map((name) => [name, input[`${name}${suffix}`]])) as {
      [Text in Name]: Input[`${Text}De`];
    };
  return { de: read("De"), en: read("En") };
}

/** Turns texts by language into the values of a form; null is empty. */
export function toLocalizedValues<Name extends string>(
  texts: Localized<Record<Name, string | null>>,
  ...names: readonly Name[]
): Record<LocalizedField<Name>, string> {
  const values = names.flatMap((name) => [
    [`${name}De`, texts.de[name] ?? ""],
    [`${name}En`, texts.en[name] ?? ""],
  ]);
  return Object.fromEntries(values);
}
