import type { UserType } from "#lib/platform/db/tables/users.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";
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

/** A recipe or story whose author may have paid for it. */
interface SponsoredContent {
  isSponsored: boolean;
  author: { name: string; slug: string; newType: UserType };
}

/**
 * Who has paid for content, in structured data: its author, when that is a partner.
 *
 * @see https://schema.org/sponsor
 */
export function sponsorJsonLd(locale: Locale, { isSponsored, author }: SponsoredContent) {
  return isSponsored && author.newType === "partner" ? { sponsor: authorJsonLd(locale, author) } : {};
}
