import { getLocale, getTranslations } from "next-intl/server";
import { DeskMessage } from "#app/[locale]/desk/desk-message.tsx";
import { requireDeskEditor } from "#app/[locale]/desk/require-desk-role.ts";
import { readPageParam } from "#app/[locale]/page-param.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { IssueTable } from "#components/business/newsletters/desk/issue-table.tsx";
import { Button } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { PlainForm } from "#components/ui/forms/plain/plain-form.tsx";
import { Pagination } from "#components/ui/navigation/pagination.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { createIssueAction } from "#lib/business/newsletters/issues/actions.ts";
import { countRecipients, listIssues } from "#lib/business/newsletters/issues/queries.ts";
import { isMultilingual } from "#lib/platform/i18n/active-locales.ts";
import { address, addresses, routeAddress } from "#lib/platform/routing/address.ts";

export const dynamic = "force-dynamic";

export async function generateMetadata() {
  const t = await getTranslations("newsletters.desk");
  return noindexMetadata(t("title"), addresses("/desk/newsletters"));
}

type Props = { searchParams: Promise<{ page?: string | string[] }> };

/** The issues of the newsletter with their figures, and how many have subscribed. */
export default async function NewslettersPage({ searchParams }: Props) {
  const locale = await getLocale();
  const { id: editorId } = await requireDeskEditor(address(locale, "/desk/newsletters"));
  const [t, { data, meta }, { de, en }] = await Promise.all([
    getTranslations("newsletters.desk"),
    listIssues(readPageParam((await searchParams).page)),
    countRecipients(),
  ]);
  const count = de + en;
  return (
    <>
      <DeskMessage kind="newsletter" editorId={editorId} />
      <PageHeading
        title={t("title")}
        intro={
          count > 0 && isMultilingual()
            ? `${t("intro", { count })} (${t("byLanguage", { de, en })})`
            : t("intro", { count })
        }
      >
        <PlainForm action={createIssueAction} className="mt-5">
          <input type="hidden" name="locale" value={locale} />
          <Button type="submit">{t("create")}</Button>
        </PlainForm>
      </PageHeading>
      {data.length === 0 ? (
        <EmptyState title={t("emptyTitle")} text={t("emptyText")} />
      ) : (
        <>
          <IssueTable issues={data} />
          <p className="mt-3 text-ink-3 text-sm">{t("countsHint")}</p>
        </>
      )}
      <Pagination {...meta.pagination} getHref={(number) => routeAddress(locale, "/desk/newsletters", {}, number)} />
    </>
  );
}
