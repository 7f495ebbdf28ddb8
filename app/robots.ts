import type { MetadataRoute } from "next";
import { getActiveLocales } from "#lib/platform/i18n/active-locales.ts";
import { address } from "#lib/platform/routing/address.ts";
import { queryRoutes } from "#lib/platform/routing/routing.ts";
import { absoluteUrl } from "#lib/platform/seo/metadata.ts";

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
