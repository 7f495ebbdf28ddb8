import { getLocale, getTranslations } from "next-intl/server";
import { PageBreadcrumbs } from "#components/layout/page-breadcrumbs.tsx";
import { NoticeForm } from "#components/people/reports/notice-form.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { address, addresses } from "#lib/platform/routing/address.ts";
import { absoluteUrl, pageMetadata } from "#lib/platform/seo/metadata.ts";

// The query may name the content.
export const dynamic = "force-dynamic";

const route = "/report-content";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ searchParams }: Props) {
  const [locale, t, params] = await Promise.all([getLocale(), getTranslations("reports.notice"), searchParams]);
  return pageMetadata({
    locale,
    title: t("title"),
    description: t("intro"),
    fallback: t("intro"),
    alternates: addresses(route),
    isIndexed: Object.keys(params).length === 0,
  });
}

/** The address a report button passes on: a path of this site. */
function readUrl(url: string | string[] | undefined): string {
  return typeof url === "string" && url.length <= 1000 && /^\/[^/\\\p{Cc}][^\p{Cc}]*$/u.test(url)
    ? absoluteUrl(url)
    : "";
}

/** Form for notices of illegal content: Article 16 of Regulation (EU) 2022/2065. */
export default async function ReportContentPage({ searchParams }: Props) {
  const [locale, t, params] = await Promise.all([getLocale(), getTranslations("reports.notice"), searchParams]);
  return (
    <>
      <PageBreadcrumbs crumbs={[{ title: t("title"), href: address(locale, route) }]} />
      <div className="wrap">
        <PageHeading title={t("title")} intro={t("intro")} />
        <NoticeForm url={readUrl(params.url)} />
      </div>
    </>
  );
}
