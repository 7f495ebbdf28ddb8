import type { MetadataRoute } from "next";
import { getActiveLocales } from "#lib/i18n/active-locales.ts";
import { address } from "#lib/routing/address.ts";
import { queryRoutes } from "#lib/routing/routing.ts";
import { absoluteUrl } from "#lib/seo/metadata.ts";

// SITE_URL is known at run time, not at build time.
export const dynamic = "force-dynamic";

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: "*",
      allow: "/",
      // These pages are indexed without a query, their results are not.
      disallow: [
        "/api/",
        ...queryRoutes.flatMap((route) => getActiveLocales().map((locale) => `${address(locale, route)}?`)),
      ],
    },
    sitemap: absoluteUrl("/sitemap.xml"),
  };
}
