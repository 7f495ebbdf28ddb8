import { useLocale, useTranslations } from "next-intl";
import { Badge } from "#components/ui/badge.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import type { AccountReport } from "#lib/people/accounts/desk/account-queries.ts";
import { routeAddress } from "#lib/platform/routing/address.ts";
import { formatInstantDay } from "./account-table.tsx";

interface ReportListProps {
  title: string;
  reports: AccountReport[];
}

/** Reports with links to their cases. */
export function ReportList({ title, reports }: ReportListProps) {
  const locale = useLocale();
  const t = useTranslations("accounts.desk.reports");
  const reasons = useTranslations("reports.reasons");
  return (
    <div>
      <h3 className="text-lg">{title}</h3>
      {reports.length === 0 ? (
        <p className="mt-1 text-ink-2">{t("none")}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line border-line border-y">
          {reports.map(({ id, reference, reason, createdAt, isOpen }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
              <div className="min-w-0">
                <Link
                  href={routeAddress(locale, "/desk/reports/[id]", { id })}
                  className="inline-flex min-h-6 items-center text-primary underline"
                >
                  {reasons(reason)}
                </Link>
                <p className="text-ink-2 text-sm">
                  {t("entry", { reference, day: formatInstantDay(createdAt, locale) })}
                </p>
              </div>
              <Badge variant={isOpen ? "pending" : "plain"}>{t(isOpen ? "open" : "decided")}</Badge>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
