import { useLocale, useTranslations } from "next-intl";
import { ActionButton } from "#components/ui/action-button.tsx";
import { describeProblems } from "#components/ui/desk/desk-problem.ts";
import { DeskTable } from "#components/ui/desk/desk-table.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import { removeRedirectAction } from "#lib/desk/redirects/actions.ts";
import type { ListedRedirect } from "#lib/desk/redirects/desk-queries.ts";
import { formatLongDate } from "#lib/platform/i18n/date.ts";
import { toLocalTime } from "#lib/platform/time/time-zone.ts";

/** Old addresses and where they lead; those that an editor has added can be removed. */
export function RedirectTable({ redirects }: { redirects: readonly ListedRedirect[] }) {
  const locale = useLocale();
  const t = useTranslations("redirects.desk");
  const desk = useTranslations("ui.desk");
  return (
    <DeskTable
      caption={t("title")}
      columns={[
        { key: "path", label: t("columns.path") },
        { key: "target", label: t("columns.target") },
        { key: "since", label: t("columns.since"), isSecondary: true },
        { key: "action", label: t("columns.action") },
      ]}
      rows={redirects.map(({ key, id, path, target, createdAt }) => ({
        id: key,
        cells: {
          path,
          target: target ? (
            <Link href={target} className="underline">
              {decodeURIComponent(target)}
            </Link>
          ) : (
            t("gone")
          ),
          since: formatLongDate(toLocalTime(createdAt).date, locale),
          action: id ? (
            <ActionButton
              action={removeRedirectAction}
              fields={{ id, locale }}
              label={t("remove")}
              fullLabel={t("removeFull", { path })}
              variant="bare"
              problems={describeProblems(desk)}
            />
          ) : (
            <span className="text-ink-2 text-sm">{t("automatic")}</span>
          ),
        },
      }))}
    />
  );
}
