import { useLocale, useTranslations } from "next-intl";
import { RestoreForm } from "#components/content/deletions/restore-form.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import type { ListedDeletion } from "#lib/content/deletions/queries.ts";
import { formatDateTime, formatLongDate } from "#lib/platform/i18n/date.ts";
import { routeAddress } from "#lib/platform/routing/address.ts";
import { toLocalTime } from "#lib/platform/time/time-zone.ts";

/** What the desk has deleted, by day. */
export function DeletionList({ deletions }: { deletions: readonly ListedDeletion[] }) {
  const locale = useLocale();
  const days = Map.groupBy(deletions, ({ deletedAt }) => toLocalTime(deletedAt).date);
  return [...days].map(([day, ofDay]) => (
    <section key={day} aria-labelledby={`day-${day}`} className="mb-10">
      <h2 id={`day-${day}`} className="mb-2 text-2xl">
        {formatLongDate(day, locale)}
      </h2>
      <ul className="divide-y divide-line border-line border-y">
        {ofDay.map((deletion) => (
          <DeletionItem key={deletion.id} deletion={deletion} />
        ))}
      </ul>
    </section>
  ));
}

function DeletionItem({ deletion: { id, kind, label, deletedAt, deletedBy } }: { deletion: ListedDeletion }) {
  const locale = useLocale();
  const t = useTranslations("deletions");
  const name = label || t("untitled");
  const time = formatDateTime(deletedAt, locale);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="font-strong">{name}</p>
        <p className="text-ink-2 text-sm">
          {t("facts", { kind: t(`kinds.${kind}`), time, by: deletedBy ? "known" : "unknown", name: deletedBy ?? "" })}
        </p>
      </div>
      {kind === "story" ? (
        <Link
          href={routeAddress(locale, "/desk/stories/[id]", { id })}
          className="inline-flex min-h-8 items-center underline"
        >
          {t("open", { name })}
        </Link>
      ) : (
        <RestoreForm id={id} locale={locale} label={t("restore")} fullLabel={t("restoreFull", { name })} />
      )}
    </li>
  );
}
