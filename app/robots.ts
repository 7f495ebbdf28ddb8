import type { MetadataRoute } from "next";
import { address } from "#lib/i18n/address.ts";
import { locales } from "#lib/i18n/locales.ts";
import { absolute } from "#lib/seo/metadata.ts";

// SITE_URL is known where the site runs, not where it is built.
export const dynamic = "force-dynamic";

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: "*",
      allow: "/",
      // An empty search is a page, an answered one is not.
      disallow: ["/api/", ...locales.map((locale) => `${address(locale, "/search")}?`)],
    },
    sitemap: absolute("/sitemap.xml"),
  };
}
