import type { MetadataRoute } from "next";
import { getTranslations } from "next-intl/server";
import { address } from "#lib/i18n/address.ts";
import { defaultLocale } from "#lib/i18n/locales.ts";
import { site } from "#lib/site.ts";

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const t = await getTranslations({ locale: defaultLocale, namespace: "layout.manifest" });
  return {
    name: site.name,
    short_name: site.name,
    description: t("description"),
    lang: defaultLocale,
    start_url: address(defaultLocale, "/"),
    display: "standalone",
    background_color: "#fcfcfd",
    theme_color: "#fcfcfd",
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
