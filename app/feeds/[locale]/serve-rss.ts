import { getTranslations } from "next-intl/server";
import { listFilters } from "#lib/content/cards/list-queries.ts";
import { listCards } from "#lib/content/cards/queries.ts";
import { site } from "#lib/platform/config/site.ts";
import { isActiveLocale, toActiveLocale } from "#lib/platform/i18n/active-locales.ts";
import { isLocale } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";
import { rssXml } from "#lib/platform/seo/rss.ts";

const pageSize = 30;

/** The newest recipes or stories of one language as RSS. */
export async function serveRss(kind: "recipes" | "stories", locale: string): Promise<Response> {
  if (!isLocale(locale)) return new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
  if (!isActiveLocale(locale)) {
    const location = `/feeds/${toActiveLocale(locale)}/${kind}.xml`;
    return new Response(null, { status: 307, headers: { location, "cache-control": "no-store" } });
  }
  const route = `/${kind}` as const;
  const [t, filter] = await Promise.all([getTranslations({ locale, namespace: "rss" }), listFilters[route]()]);
  const { data } = await listCards({ locale, ...filter, size: pageSize });
  const channel = {
    locale,
    title: `${site.name} · ${t(`${kind}.title`)}`,
    description: t(`${kind}.description`),
    self: `/feeds/${locale}/${kind}.xml`,
    page: address(locale, route),
  };
  const entries = data.map((card) =>
    card.isSponsored ? { ...card, title: t("sponsored", { title: card.title }) } : card,
  );
  return new Response(rssXml(channel, entries), {
    headers: { "content-type": "application/rss+xml; charset=utf-8", "cache-control": "public, max-age=600" },
  });
}
