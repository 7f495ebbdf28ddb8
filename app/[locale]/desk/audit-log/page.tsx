import { getLocale, getTranslations } from "next-intl/server";
import { requireDeskEditor } from "#app/[locale]/desk/require-desk-role.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { AuditFilterForm } from "#components/platform/audit-log/audit-filter-form.tsx";
import { AuditList } from "#components/platform/audit-log/audit-list.tsx";
import { buttonClass, LinkButton } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { listReadableSubjects, parseAuditFilter, parseId, toAuditParams } from "#lib/platform/audit-log/filter.ts";
import { listAuditActors, listAuditEntries } from "#lib/platform/audit-log/queries.ts";
import { nameSubjects } from "#lib/platform/audit-log/subject-name-queries.ts";
import { findSubjectKeys } from "#lib/platform/audit-log/subject-queries.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";

export const dynamic = "force-dynamic";

const route = "/desk/audit-log";

export async function generateMetadata() {
  const t = await getTranslations("auditLog");
  return noindexMetadata(t("title"), addresses(route));
}

type Param = "actor" | "subject" | "action" | "from" | "to" | "before" | "after";
type Props = { searchParams: Promise<Partial<Record<Param, string | string[]>>> };

/** Who changed what at the desk, newest first. */
export default async function AuditLogPage({ searchParams }: Props) {
  const [query, locale, t] = await Promise.all([searchParams, getLocale(), getTranslations("auditLog")]);
  const path = address(locale, route);
  const user = await requireDeskEditor(path);
  const subjects = listReadableSubjects(user.newType);
  const filter = parseAuditFilter(query);
  const [before, after] = [parseId(query.before), parseId(query.after)];
  const [{ entries, hasNewer, hasOlder }, actors] = await Promise.all([
    listAuditEntries(subjects, filter, before ? { before } : after ? { after } : null),
    listAuditActors(),
  ]);
  const [keys, named] = await Promise.all([findSubjectKeys(entries), nameSubjects(entries, locale)]);
  const params = toAuditParams(filter);
  const toHref = (cursor: Record<string, string>) => `${path}?${new URLSearchParams({ ...params, ...cursor })}`;
  const [first, last] = [entries.at(0), entries.at(-1)];
  return (
    <>
      <PageHeading title={t("title")} intro={t("intro")} />
      <AuditFilterForm path={path} filter={filter} subjects={subjects} actors={actors} />
      <section aria-labelledby="entries" className="mt-8 pb-(--section)">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 id="entries" className="text-2xl">
            {t("list")}
          </h2>
          {user.newType === "admin" && entries.length > 0 && (
            <a
              href={`/api/audit-log/?${new URLSearchParams({ ...params, locale })}`}
              download
              className={buttonClass({ variant: "quiet" })}
            >
              {t("export")}
            </a>
          )}
        </div>
        {entries.length === 0 ? (
          <EmptyState heading="h3" title={t("emptyTitle")} text={t("emptyText")} />
        ) : (
          <AuditList entries={named} keys={keys} />
        )}
        {(hasNewer || hasOlder) && (
          <nav aria-label={t("pages")} className="mt-8 flex flex-wrap gap-3">
            {hasNewer && first && (
              <LinkButton href={toHref({ after: first.id })} rel="prev" variant="secondary">
                {t("newer")}
              </LinkButton>
            )}
            {hasOlder && last && (
              <LinkButton href={toHref({ before: last.id })} rel="next" variant="secondary">
                {t("older")}
              </LinkButton>
            )}
          </nav>
        )}
      </section>
    </>
  );
}
