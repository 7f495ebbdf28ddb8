import { getLocale, getTranslations } from "next-intl/server";
import { PageBreadcrumbs } from "#components/layout/page-breadcrumbs.tsx";
import { NoticeForm } from "#components/people/reports/notice-form.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { noticeReasons } from "#lib/people/reports/schema.ts";
import { maxReporterNameLength, maxReportLength, minNoticeLength } from "#lib/people/reports/text-length.ts";
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
  const [locale, t, form, reasons, params] = await Promise.all([
    getLocale(),
    getTranslations("reports.notice"),
    getTranslations("reports.form"),
    getTranslations("reports.reasons"),
    searchParams,
  ]);
  const max = maxReportLength;
  return (
    <>
      <PageBreadcrumbs crumbs={[{ title: t("title"), href: address(locale, route) }]} />
      <div className="wrap">
        <PageHeading title={t("title")} intro={t("intro")} />
        <NoticeForm
          locale={locale}
          url={readUrl(params.url)}
          reasons={noticeReasons.map((value) => ({ value, label: reasons(value) }))}
          messages={{
            url: t("url"),
            urlHint: t("urlHint"),
            reason: t("reason"),
            text: t("text"),
            textHint: t("textHint", { max }),
            name: t("name"),
            email: t("email"),
            contactHint: t("contactHint"),
            goodFaith: t("goodFaith"),
            submit: t("submit"),
            sentTitle: t("sentTitle"),
            // The number is filled in where it arrives.
            sentText: t("sentText", { reference: "{reference}" }),
            sentPlain: t("sentPlain"),
            another: t("another"),
            badUrl: t("badUrl"),
            foreignUrl: t("foreignUrl"),
            tooShort: t("tooShort", { min: minNoticeLength }),
            noName: t("noName"),
            longName: t("longName", { max: maxReporterNameLength }),
            badEmail: t("badEmail"),
            notConfirmed: t("notConfirmed"),
            website: form("website"),
            sending: form("sending"),
            noReason: form("noReason"),
            required: form("required"),
            tooLong: form("tooLong", { max }),
            limited: form("limited"),
            failed: form("failed"),
          }}
          errorIcon={<Icon name="circleAlert" className="mt-[0.1em]" />}
        />
      </div>
    </>
  );
}
