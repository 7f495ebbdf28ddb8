import type { Organization, WebSite, WithContext } from "schema-dts";
import { address } from "#lib/i18n/address.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { site } from "#lib/site.ts";
import { absolute } from "./metadata.ts";

/** The site in one language, with its search for the result pages of search engines. */
export function websiteJsonLd(locale: Locale): WithContext<WebSite> {
  const search = `${absolute(address(locale, "/search"))}?search={search_term_string}`;
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: site.name,
    url: absolute(address(locale, "/")),
    inLanguage: locale,
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: search },
      // schema-dts does not know the annotation that Google asks for.
      ...{ "query-input": "required name=search_term_string" },
    },
  };
}

/** Who publishes the site. */
export function organizationJsonLd(locale: Locale): WithContext<Organization> {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: site.name,
    url: absolute(address(locale, "/")),
    logo: absolute("/icon.svg"),
    email: site.mail,
    sameAs: site.social.map(({ href }) => href),
  };
}
