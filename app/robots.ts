import type { MetadataRoute } from "next";
import { address } from "#lib/i18n/address.ts";
import { locales } from "#lib/i18n/locales.ts";
import { answerRoutes } from "#lib/i18n/routing.ts";
import { absolute } from "#lib/seo/metadata.ts";

// SITE_URL is known where the site runs, not where it is built.
export const dynamic = "force-dynamic";

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: "*",
      allow: "/",
      // A page that waits for a question is one, its answers are not.
      disallow: ["/api/", ...answerRoutes.flatMap((route) => locales.map((locale) => `${address(locale, route)}?`))],
    },
    sitemap: absolute("/sitemap.xml"),
  };
}
