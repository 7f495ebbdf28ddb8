import type { ReactNode } from "react";
import type { EntryView } from "#components/desk/calendar/entry-view.ts";
import { MoveForm } from "#components/desk/calendar/move-form.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface EntryListProps {
  entries: readonly EntryView[];
  locale: Locale;
  /** Unique on the page, before the ids of the forms. */
  prefix: string;
  minDate: string;
  canDrag?: boolean;
  errorIcon: ReactNode;
}

/** What happens on a day. */
export function EntryList({ entries, locale, prefix, minDate, canDrag = false, errorIcon }: EntryListProps) {
  return (
    <ul className="grid gap-2">
      {entries.map((entry) => (
        <li
          key={`${entry.kind} ${entry.id}`}
          className="rounded-2 border border-line bg-surface p-2 text-sm [overflow-wrap:anywhere]"
        >
          <p className="text-ink-2">
            {entry.time} · {entry.label}
          </p>
          {entry.href ? (
            <Link href={entry.href} className="inline-block min-h-6 py-0.5 font-strong underline">
              {entry.title}
            </Link>
          ) : (
            <p className="font-strong">{entry.title}</p>
          )}
          {entry.canMove && (
            <MoveForm
              // After a move the form starts anew.
              key={entry.at}
              id={`${prefix}-${entry.kind}-${entry.id}`}
              entry={entry}
              locale={locale}
              minDate={minDate}
              canDrag={canDrag}
              errorIcon={errorIcon}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
