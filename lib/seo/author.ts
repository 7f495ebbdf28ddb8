import { slugAddress } from "#lib/i18n/address.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { absolute } from "./metadata.ts";

/** Structured data of whoever signs a recipe or a story: a kitchen, so an organisation and no person. */
export function authorData(locale: Locale, { name, slug }: { name: string; slug: string }) {
  return {
    "@type": "Organization",
    name,
    url: absolute(slugAddress(locale, "/users/[slug]", slug)),
  } as const;
}
