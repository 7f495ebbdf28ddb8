import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { requireAdmin } from "#app/[locale]/desk/require-desk-role.ts";
import { requireEntry } from "#app/[locale]/desk/require-entry.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { AccountFacts } from "#components/people/accounts/desk/account-facts.tsx";
import { AccountStateBadge } from "#components/people/accounts/desk/account-table.tsx";
import { DeviceList } from "#components/people/accounts/desk/device-list.tsx";
import { ReportList } from "#components/people/accounts/desk/report-list.tsx";
import { AuditList } from "#components/platform/audit-log/audit-list.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { FlashMessage } from "#components/ui/flash-message.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import { findDeskAccount, listAccountReports, listAccountSessions } from "#lib/people/accounts/desk/account-queries.ts";
import { listSubjectEntries } from "#lib/platform/audit-log/queries.ts";
import { getFlashMessage } from "#lib/platform/http/flash-message.ts";
import { address, routeAddress, routeAddresses } from "#lib/platform/routing/address.ts";
import { RestrictionSections } from "./restriction-sections.tsx";

export const dynamic = "force-dynamic";

const listedChanges = 10;

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props) {
  const [{ id }, t] = await Promise.all([params, getTranslations("accounts.desk")]);
  return noindexMetadata(t("facts.title"), routeAddresses("/desk/accounts/[id]", { id }));
}

/** An account with everything an admin can do about it. */
export default async function AccountPage({ params }: Props) {
  const [{ id }, locale, t] = await Promise.all([params, getLocale(), getTranslations("accounts")]);
  const admin = await requireAdmin(routeAddress(locale, "/desk/accounts/[id]", { id }));
  const account = await requireEntry(id, findDeskAccount);
  const [sessions, reports, changes, message] = await Promise.all([
    listAccountSessions(id),
    listAccountReports(id),
    listSubjectEntries("account", id, listedChanges),
    getFlashMessage(),
  ]);
  const isOwn = admin.id === id;
  return (
    <>
      <FlashMessage message={message} />
      <p>
        <Link
          href={address(locale, "/desk/accounts")}
          className="inline-flex min-h-8 items-center gap-1 text-sm underline"
        >
          {t("desk.back")}
        </Link>
      </p>
      <h1 className="mt-2 text-3xl leading-tight [overflow-wrap:anywhere]">{account.name}</h1>
      <p className="mt-3 mb-8 flex flex-wrap gap-2">
        <Badge variant="outline">{t(`roles.${account.newType}`)}</Badge>
        <AccountStateBadge state={account.state} />
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-12 pb-(--section) lg:grid-cols-2">
        <div className="grid gap-12">
          <Section id="facts" title={t("desk.facts.title")}>
            <AccountFacts account={account} />
          </Section>
          {!isOwn && account.email && (
            <Section id="devices" title={t("desk.sessions.title")}>
              <DeviceList id={id} sessions={sessions} />
            </Section>
          )}
          <Section id="reports" title={t("desk.reports.title")}>
            <div className="grid gap-6">
              <ReportList title={t("desk.reports.about")} reports={reports.about} />
              <ReportList title={t("desk.reports.by")} reports={reports.by} />
            </div>
          </Section>
        </div>
        <div className="grid gap-12">
          {isOwn ? (
            <p className="rounded-2 bg-tint px-5 py-4">{t("desk.own")}</p>
          ) : (
            <RestrictionSections account={account} />
          )}
          {changes.length > 0 && (
            <Section id="changes" title={t("desk.history")}>
              <AuditList entries={changes} keys={new Map()} />
            </Section>
          )}
        </div>
      </div>
    </>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
