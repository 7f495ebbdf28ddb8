import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { listMetadata } from "#app/[locale]/paginated-list.ts";
import { locales } from "#lib/i18n/locales.ts";
import { type CopyPage, copyAddress } from "#lib/recipe-drafts/desk/addresses.ts";

/** Metadata of a page of one recipe at the desk. */
export async function copyMetadata(id: string, page: CopyPage): Promise<Metadata> {
  const t = await getTranslations("recipeDesk");
  const alternates = Object.fromEntries(locales.map((locale) => [locale, copyAddress(locale, id, page)]));
  return listMetadata({ title: t(`titles.${page}`), description: "", alternates, isIndexed: false });
}
