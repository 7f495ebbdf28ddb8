import { getLocale, getTranslations } from "next-intl/server";
import { listMetadata } from "#app/[locale]/paginated-list.ts";
import { IssueGrid } from "#components/business/newsletters/archive/issue-grid.tsx";
import { NewsletterPanel } from "#components/business/newsletters/newsletter-panel.tsx";
import { PageBreadcrumbs } from "#components/layout/page-breadcrumbs.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { listArchivedIssues } from "#lib/business/newsletters/issues/archive-queries.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";
import { itemList } from "#lib/platform/seo/item-list.ts";

export const revalidate = 600;

export async function generateMetadata() {
  const t = await getTranslations("newsletters.archive");
  const alternates = addresses("/newsletter/archive");
  return listMetadata({ title: t("title"), description: t("description"), alternates });
}

/** All issues of the newsletter, and the form to subscribe. */
export default async function NewsletterArchivePage() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("newsletters.archive")]);
  const issues = await listArchivedIssues(locale);
  return (
    <>
      <PageBreadcrumbs crumbs={[{ title: t("title"), href: address(locale, "/newsletter/archive") }]} />
      <div className="wrap">
        <PageHeading title={t("title")} intro={t("intro")} />
        {issues.length > 0 ? (
          <IssueGrid issues={issues} />
        ) : (
          <EmptyState title={t("emptyTitle")} text={t("emptyText")} />
        )}
        <JsonLd data={itemList(t("title"), issues)} />
      </div>
      <NewsletterPanel id="newsletter-title" />
    </>
  );
}
