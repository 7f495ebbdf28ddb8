import { getTranslations } from "next-intl/server";
import type { AdList } from "#lib/business/ads/ad-list.ts";
import { listAds } from "#lib/business/ads/queries.ts";
import { isLocale } from "#lib/platform/i18n/locales.ts";

/** The running advertisements of one language, the same for all readers. */
export async function GET(_: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
  const [t, ads] = await Promise.all([getTranslations({ locale, namespace: "ads.display" }), listAds(locale)]);
  const texts = { paid: t("paid"), own: t("own"), close: t("close"), newTab: t("newTab") };
  return Response.json({ texts, ads } satisfies AdList, { headers: { "cache-control": "public, max-age=60" } });
}
