import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { type CopyPage, copyAddress } from "#lib/content/recipe-drafts/working-copy/addresses.ts";
import { locales } from "#lib/platform/i18n/locales.ts";

/** Metadata of a page of one recipe at the desk. */
export async function copyMetadata(id: string, page: CopyPage): Promise<Metadata> {
  const t = await getTranslations("recipeDesk");
  const alternates = Object.fromEntries(locales.map((locale) => [locale, copyAddress(locale, id, page)]));
  return noindexMetadata(t(`titles.${page}`), alternates);
}
