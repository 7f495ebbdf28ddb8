import { getLocale, getTranslations } from "next-intl/server";
import { requireDeskEditor } from "#app/[locale]/desk/require-desk-role.ts";
import { FeedModules } from "#app/[locale]/feed/feed.tsx";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { NoAds } from "#components/business/ads/no-ads.tsx";
import { FeedHeading } from "#components/content/feeds/feed-heading.tsx";
import { findDeskFeed } from "#lib/content/feeds/desk/desk-queries.ts";
import { listDueModules, readPreview } from "#lib/content/feeds/desk/preview.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { showContentAt } from "#lib/platform/time/content-time.ts";
import { parseLocalInput } from "#lib/platform/time/local-time.ts";

export const dynamic = "force-dynamic";

export async function generateMetadata() {
  const t = await getTranslations("feeds.desk.preview");
  return noindexMetadata(t("title"), addresses("/feed-preview"));
}

type Props = { searchParams: Promise<Partial<Record<string, string | string[]>>> };

/** A feed at a chosen time, as readers will see it; shown in a frame of the desk. */
export default async function FeedPreviewPage({ searchParams }: Props) {
  const locale = await getLocale();
  await requireDeskEditor(address(locale, "/feed-preview"));
  const preview = { ...readPreview(await searchParams, locale, currentTime()), locale };
  const [t, feed] = await Promise.all([getTranslations("feeds"), findDeskFeed(preview.feed)]);
  const now = parseLocalInput(preview.at) ?? currentTime();
  showContentAt(now);
  const { feed: name } = preview;
  return (
    <>
      <NoAds />
      {name !== "home" && <FeedHeading title={t(`${name}.title`)} lede={t(`${name}.lede`)} />}
      <FeedModules
        locale={locale}
        name={name}
        hasTitle={name === "home"}
        modules={listDueModules(feed, preview)}
        now={now}
      />
    </>
  );
}
