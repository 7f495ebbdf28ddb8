import type { MetadataRoute } from "next";
import { getTranslations } from "next-intl/server";
import { site } from "#lib/platform/config/site.ts";
import { toActiveLocale } from "#lib/platform/i18n/active-locales.ts";
import { defaultLocale, isLocale, type Locale } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";
import { listAppIcons } from "#lib/platform/share-images/site-icon.tsx";

export const dynamic = "force-dynamic";

/** The web app manifest; `?lang=` names its language, German or the only one without it. */
export async function GET(request: Request): Promise<Response> {
  const language = new URL(request.url).searchParams.get("lang");
  const manifest = await buildManifest(toActiveLocale(isLocale(language) ? language : defaultLocale));
  return Response.json(manifest, {
    headers: { "content-type": "application/manifest+json; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}

async function buildManifest(locale: Locale): Promise<MetadataRoute.Manifest> {
  const t = await getTranslations({ locale, namespace: "layout.manifest" });
  return {
    // The same app in both languages.
    id: address(defaultLocale, "/"),
    name: site.name,
    short_name: site.name,
    description: t("description"),
    lang: locale,
    dir: "ltr",
    start_url: address(locale, "/"),
    scope: "/",
    display: "standalone",
    background_color: "#fcfcfd",
    theme_color: "#fcfcfd",
    categories: ["food", "lifestyle"],
    icons: listAppIcons(),
    shortcuts: [
      { name: t("shoppingList"), url: address(locale, "/shopping-list") },
      { name: t("search"), url: address(locale, "/search") },
      { name: t("useUp"), url: address(locale, "/use-up") },
    ],
    screenshots: [
      {
        src: `/icons/screenshot-${locale}-narrow.jpg`,
        sizes: "780x1688",
        type: "image/jpeg",
        form_factor: "narrow",
        label: t("recipe"),
      },
      {
        src: `/icons/screenshot-${locale}-wide.jpg`,
        sizes: "1280x800",
        type: "image/jpeg",
        form_factor: "wide",
        label: t("home"),
      },
    ],
  };
}
