import { getTranslations } from "next-intl/server";
import type { Locale } from "#lib/i18n/locales.ts";
import type { Entry } from "#lib/larders/entry.ts";
import { type Kind, kinds } from "#lib/larders/kinds.ts";
import { listEntries } from "#lib/larders/queries.ts";

/** Everything that can be picked, the kinds by the words of this language. */
export async function listLarder(locale: Locale): Promise<Entry[]> {
  const t = await getTranslations({ locale, namespace: "larders.kinds" });
  const names = Object.fromEntries(kinds.map((kind) => [kind, t(kind)])) as Record<Kind, string>;
  return listEntries(locale, names);
}
