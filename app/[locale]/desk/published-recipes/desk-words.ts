import { getTranslations } from "next-intl/server";
import { listWords } from "#app/[locale]/desk/list-words.ts";
import type { DeskOption } from "#components/content/recipe-drafts/desk/choice-fields.tsx";
import { getDraftLookups } from "#lib/content/recipe-drafts/editing/lookup-queries.ts";
import type { Words } from "#lib/content/recipe-drafts/review/changes.ts";
import { nutrients } from "#lib/content/recipe-drafts/working-copy/editorial.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { loadOptions } from "./load-copy.ts";

/** Words for all that the changes of a recipe at the desk name. */
export async function listDeskWords(locale: Locale): Promise<Words> {
  const [t, lookups, options] = await Promise.all([
    getTranslations("recipeDesk.fields"),
    getDraftLookups(),
    loadOptions(locale, (type) => type),
  ]);
  const named = Object.values<DeskOption[]>({ ...options }).flat();
  return new Map([
    ...(await listWords(locale, lookups, [])),
    ...named.map(({ value, label }) => [value, label] as const),
    ...nutrients.map((name) => [name, t(name)] as const),
  ]);
}
