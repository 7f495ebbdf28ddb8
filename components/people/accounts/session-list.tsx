import { useLocale, useTranslations } from "next-intl";
import { ActionButton } from "#components/ui/action-button.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { endSessionAction, endSessionsAction } from "#lib/people/accounts/actions.ts";
import type { UserSession } from "#lib/people/accounts/queries.ts";
import { formatWeekday } from "#lib/platform/i18n/date.ts";

/**
 * Sessions of the user, with buttons to end one or all. Without script it is the only way to sign
 * out.
 */
export function SessionList({ sessions }: { sessions: UserSession[] }) {
  const locale = useLocale();
  const t = useTranslations("accounts.sessions");
  const success = useTranslations("ui.flash")("sessionEnded");
  const problems = { failed: t("failed") };
  return (
    <>
      <ul className="grid divide-y divide-line border-line border-y">
        {sessions.map((session) => {
          const name = formatDeviceName(session, t);
          return (
            <li key={session.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-2 font-strong">
                  {name}
                  {session.isCurrent && <Badge variant="success">{t("here")}</Badge>}
                </p>
                <p className="text-ink-3 text-sm">
                  {t("lastSeen", { day: formatWeekday(new Date(session.lastSeenAt), locale) })}
                </p>
              </div>
              <ActionButton
                action={endSessionAction}
                fields={{ session: session.id, locale }}
                label={t("end")}
                fullLabel={t("endNamed", { name })}
                success={success}
                problems={problems}
                variant="quiet"
              />
            </li>
          );
        })}
      </ul>
      {sessions.length > 1 && (
        <ActionButton
          action={endSessionsAction}
          fields={{ which: "all", locale }}
          label={t("endAll")}
          problems={problems}
          variant="secondary"
        />
      )}
    </>
  );
}

type Translate = ReturnType<typeof useTranslations<"accounts.sessions">>;

function formatDeviceName({ kind, program, system }: UserSession, t: Translate): string {
  if (program && system) return t("device", { program, system });
  return program ?? system ?? t(kind === "api" ? "app" : "browser");
}
