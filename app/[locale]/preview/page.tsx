import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { NoAds } from "#components/business/ads/no-ads.tsx";
import { readLinkId } from "#lib/desk/preview-links/link-token.ts";
import { findPreviewTarget } from "#lib/desk/preview-links/queries.ts";
import { formatDateTime } from "#lib/platform/i18n/date.ts";
import { addresses } from "#lib/platform/routing/address.ts";
import { PreviewedContent } from "./previewed-content.tsx";

export const dynamic = "force-dynamic";

export async function generateMetadata() {
  const t = await getTranslations("previewLinks.page");
  return noindexMetadata(t("title"), addresses("/preview"));
}

type Props = { searchParams: Promise<{ token?: string | string[] }> };

/** A recipe or story that is not public yet, for people with a link to it. */
export default async function PreviewPage({ searchParams }: Props) {
  const [{ token }, locale, t] = await Promise.all([searchParams, getLocale(), getTranslations("previewLinks.page")]);
  const linkId = readLinkId(token);
  const target = linkId && (await findPreviewTarget(linkId));
  if (!target) notFound();
  return (
    <>
      <NoAds />
      <p role="note" className="wrap my-4">
        <span className="block rounded-2 bg-tint px-5 py-4 font-strong">
          {t("note", { until: formatDateTime(target.expiresAt, locale) })}
        </span>
      </p>
      <PreviewedContent target={target} />
    </>
  );
}
