import { useLocale, useTranslations } from "next-intl";
import type { AuditEntry } from "#lib/platform/audit-log/queries.ts";
import { formatLongDate } from "#lib/platform/i18n/date.ts";
import { formatNumber } from "#lib/platform/i18n/number.ts";

/** What is told of a change; other details are in the export. */
const shownDetails = [
  "from",
  "to",
  "into",
  "role",
  "reason",
  "until",
  "count",
  "uses",
  "feed",
  "slug",
  "day",
  "device",
  "target",
  "merged",
  "replacement",
  "languages",
  "what",
  "decision",
] as const;
type ShownDetail = (typeof shownDetails)[number];

/** What was done to the working copy of a recipe or to its planned publication, or where. */
const steps = ["copyStarted", "copyDiscarded", "publicationCancelled", "commandLine"] as const;

const decisions = ["dismiss", "hide", "restore", "warn", "ban", "unban"] as const;

const roles = ["community", "contributor", "partner", "editor", "admin"] as const;

/** The details of a line of the audit log; nothing without any. */
export function AuditDetails({ details }: Pick<AuditEntry, "details">) {
  const t = useTranslations("auditLog.details");
  const role = useTranslations("accounts.roles");
  const step = useTranslations("auditLog.what");
  const decision = useTranslations("reports.desk.actions");
  const locale = useLocale();
  const format = (name: ShownDetail, value: string | number): string => {
    const known = roles.find((one) => one === value);
    if (known && ["from", "to", "role"].includes(name)) return role(known);
    const what = steps.find((one) => name === "what" && one === value);
    if (what) return step(what);
    const decided = decisions.find((one) => name === "decision" && one === value);
    if (decided) return decision(decided);
    if (typeof value === "number") return formatNumber(value, locale);
    return /^\d{4}-\d\d-\d\d(T|$)/.test(value) ? formatLongDate(value, locale) : value;
  };
  const shown = shownDetails.flatMap((name) => {
    const value = details[name];
    return value === undefined || value === "" ? [] : [{ name, value: format(name, value) }];
  });
  if (shown.length === 0) return null;
  return (
    <dl className="mt-1 flex flex-wrap gap-x-5 gap-y-0.5 text-ink-2 text-sm">
      {shown.map(({ name, value }) => (
        <div key={name} className="flex min-w-0 gap-1.5">
          <dt className="text-ink-3">{t(name)}:</dt>
          <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
