import type { Locale } from "#lib/i18n/locales.ts";
import { slugAddress } from "#lib/routing/address.ts";
import { absoluteUrl } from "./metadata.ts";

/**
 * Author in structured data: recipes and stories are signed by a kitchen, hence an organization.
 *
 * @see https://schema.org/author
 */
export function authorJsonLd(locale: Locale, { name, slug }: { name: string; slug: string }) {
  return {
    "@type": "Organization",
    name,
    url: absoluteUrl(slugAddress(locale, "/users/[slug]", slug)),
  } as const;
}
