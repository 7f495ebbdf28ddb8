import { getLocale, getTranslations } from "next-intl/server";
import { requireDeskEditor } from "#app/[locale]/desk/require-desk-role.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { PreviewForm } from "#components/content/feeds/desk/preview-form.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { findDeskFeed } from "#lib/content/feeds/desk/desk-queries.ts";
import { listDueModules, readPreview, toPreviewQuery } from "#lib/content/feeds/desk/preview.ts";
import { formatDateTime } from "#lib/platform/i18n/date.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { parseLocalInput } from "#lib/platform/time/local-time.ts";
import { feedAddress } from "../read-feed.ts";

export const dynamic = "force-dynamic";

export async function generateMetadata() {
  const t = await getTranslations("feeds.desk.preview");
  return noindexMetadata(t("title"), addresses("/desk/home-page/preview"));
}

type Props = { searchParams: Promise<Partial<Record<string, string | string[]>>> };

/** A feed as it will be at a time, in a language and at a width. */
export default async function FeedPreviewDeskPage({ searchParams }: Props) {
  const [locale, t, query] = await Promise.all([getLocale(), getTranslations("feeds.desk"), searchParams]);
  const path = address(locale, "/desk/home-page/preview");
  await requireDeskEditor(path);
  const preview = readPreview(query, locale, currentTime());
  const feed = await findDeskFeed(preview.feed);
  const due = listDueModules(feed, preview);
  const frame = `${address(preview.locale, "/feed-preview")}?${toPreviewQuery(preview)}`;
  const isOutdated = preview.order !== "" && preview.version !== String(feed.version);
  return (
    <>
      <p>
        <Link
          href={feedAddress(locale, "/desk/home-page", preview.feed)}
          className="inline-flex min-h-8 items-center text-sm underline"
        >
          {t("back", { feed: t(`feeds.${preview.feed}`) })}
        </Link>
      </p>
      <PageHeading title={t("preview.title")} intro={t("preview.intro")} />
      <PreviewForm action={path} preview={preview} />
      <p role="status" className="mb-2 font-strong">
        {t("preview.shown", {
          count: due.length,
          time: formatDateTime(parseLocalInput(preview.at) ?? currentTime(), locale),
        })}
      </p>
      {preview.order && <p className="mb-2 text-ink-2">{t(isOutdated ? "preview.outdated" : "preview.unsaved")}</p>}
      <p className="mb-4">
        <a href={frame} target="_blank" rel="noopener" className="inline-flex min-h-8 items-center underline">
          {t("preview.open")}
          <span className="sr-only">({t("list.newTab")})</span>
        </a>
      </p>
      <div className="mb-(--section) overflow-x-auto">
        <iframe
          src={frame}
          title={t("preview.frame")}
          className="h-[80vh] rounded-2 border border-line"
          style={{ width: `${preview.width}px` }}
        />
      </div>
    </>
  );
}
