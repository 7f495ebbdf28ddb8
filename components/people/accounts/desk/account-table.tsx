import { useLocale, useTranslations } from "next-intl";
import { Badge, type BadgeVariant } from "#components/ui/badge.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import type { AccountState, DeskAccount } from "#lib/people/accounts/desk/list-queries.ts";
import { formatDay } from "#lib/platform/i18n/date.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { routeAddress } from "#lib/platform/routing/address.ts";
import { toLocalTime } from "#lib/platform/time/time-zone.ts";

const variants: Record<AccountState, BadgeVariant> = {
  active: "success",
  author: "plain",
  unconfirmed: "pending",
  banned: "error",
  deleting: "dashed",
};

export function AccountStateBadge({ state }: { state: AccountState }) {
  const t = useTranslations("accounts.desk.states");
  return <Badge variant={variants[state]}>{t(state)}</Badge>;
}

/** Day of an instant in Berlin: "19.11.2026". */
export function formatInstantDay(instant: Date, locale: Locale): string {
  return formatDay(toLocalTime(instant).date, locale);
}

const cell = "py-3 pr-6 align-top";
/** On phones the name cell holds what these columns say. */
const wideCell = `${cell} max-md:hidden`;

/** Accounts by name with their role and state. */
export function AccountTable({ accounts }: { accounts: DeskAccount[] }) {
  const locale = useLocale();
  const t = useTranslations("accounts.desk");
  const roles = useTranslations("accounts.roles");
  return (
    <table className="w-full text-left">
      <thead className="text-ink-2 text-sm">
        <tr className="border-line border-b">
          <th scope="col" className={cell}>
            {t("columns.name")}
          </th>
          <th scope="col" className={wideCell}>
            {t("columns.email")}
          </th>
          <th scope="col" className={wideCell}>
            {t("columns.role")}
          </th>
          <th scope="col" className={wideCell}>
            {t("columns.createdAt")}
          </th>
          <th scope="col" className={wideCell}>
            {t("columns.lastSeenAt")}
          </th>
          <th scope="col" className="py-3 align-top">
            {t("columns.state")}
          </th>
        </tr>
      </thead>
      <tbody>
        {accounts.map(({ id, name, email, newType, createdAt, lastSeenAt, state }) => (
          <tr key={id} className="border-line border-b">
            <th scope="row" className={`${cell} font-normal [overflow-wrap:anywhere]`}>
              <Link
                href={routeAddress(locale, "/desk/accounts/[id]", { id })}
                className="inline-flex min-h-6 items-center font-strong text-primary underline"
              >
                {name}
              </Link>
              <span className="block text-ink-2 text-sm md:hidden">
                {email && <span className="block">{email}</span>}
                {roles(newType)}
              </span>
            </th>
            <td className={`${wideCell} [overflow-wrap:anywhere]`}>{email ?? t("never")}</td>
            <td className={wideCell}>{roles(newType)}</td>
            <td className={`${wideCell} tabular-nums`}>{formatInstantDay(createdAt, locale)}</td>
            <td className={`${wideCell} tabular-nums`}>
              {lastSeenAt ? formatInstantDay(lastSeenAt, locale) : t("never")}
            </td>
            <td className="py-3 align-top">
              <AccountStateBadge state={state} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
