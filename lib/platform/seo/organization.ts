import type { Organization, WebSite, WithContext } from "schema-dts";
import { site } from "#lib/platform/config/site.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";
import { absoluteUrl } from "./metadata.ts";

/**
 * Structured data of the site in one language, with its search.
 *
 * @see https://schema.org/WebSite
 */
export function websiteJsonLd(locale: Locale): WithContext<WebSite> {
  const search = `${absoluteUrl(address(locale, "/search"))}?search={search_term_string}`;
  // Google's annotation is missing in schema-dts.
  const action = {
    "@type": "SearchAction" as const,
    target: { "@type": "EntryPoint" as const, urlTemplate: search },
    "query-input": "required name=search_term_string",
  };
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: site.name,
    url: absoluteUrl(address(locale, "/")),
    inLanguage: locale,
    potentialAction: action,
  };
}

/**
 * Structured data of the publisher.
 *
 * @see https://schema.org/Organization
 */
export function organizationJsonLd(locale: Locale): WithContext<Organization> {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: site.name,
    url: absoluteUrl(address(locale, "/")),
    logo: absoluteUrl("/icon.svg"),
    email: site.mail,
    sameAs: site.social.map(({ href }) => href),
  };
}
