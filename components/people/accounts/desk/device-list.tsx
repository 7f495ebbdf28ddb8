import { useLocale, useTranslations } from "next-intl";
import { ActionButton } from "#components/ui/action-button.tsx";
import type { DeskSession } from "#lib/people/accounts/desk/account-queries.ts";
import { endAccountSessionAction, endAccountSessionsAction } from "#lib/people/accounts/desk/actions.ts";
import { formatInstantDay } from "./account-table.tsx";

interface DeviceListProps {
  /** The account. */
  id: string;
  sessions: DeskSession[];
}

/** Devices on which an account is signed in, with buttons to end one session or all. */
export function DeviceList({ id, sessions }: DeviceListProps) {
  const locale = useLocale();
  const t = useTranslations("accounts.desk");
  const device = useTranslations("accounts.sessions");
  const problems = { failed: t("errors.failed") };
  if (sessions.length === 0) return <p className="text-ink-2">{t("sessions.none")}</p>;
  return (
    <div className="grid gap-4">
      <ul className="divide-y divide-line border-line border-y">
        {sessions.map(({ id: session, kind, program, system, createdAt, lastSeenAt }) => {
          const name =
            program && system
              ? device("device", { program, system })
              : (program ?? system ?? device(kind === "api" ? "app" : "browser"));
          const days = { day: formatInstantDay(createdAt, locale), seen: formatInstantDay(lastSeenAt, locale) };
          return (
            <li key={session} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
              <div className="min-w-0">
                <p className="font-strong">{name}</p>
                <p className="text-ink-2 text-sm">{t("sessions.created", days)}</p>
              </div>
              <ActionButton
                action={endAccountSessionAction}
                fields={{ id, session, locale }}
                label={t("sessions.end")}
                fullLabel={t("sessions.endNamed", { name })}
                problems={problems}
                variant="quiet"
              />
            </li>
          );
        })}
      </ul>
      {sessions.length > 1 && (
        <ActionButton
          action={endAccountSessionsAction}
          fields={{ id, locale }}
          label={t("sessions.endAll")}
          problems={problems}
          variant="secondary"
        />
      )}
    </div>
  );
}
