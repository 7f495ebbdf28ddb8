import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { EntryList } from "#components/desk/calendar/entry-list.tsx";
import type { EntryView } from "#components/desk/calendar/entry-view.ts";
import { formatWeekday, formatWeekdayName } from "#lib/platform/i18n/date.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

interface MonthProps {
  month: string;
  weeks: string[][];
  entries: readonly EntryView[];
  locale: Locale;
  today: string;
  /** The first day that something can be moved to. */
  minDate: string;
  errorIcon: ReactNode;
}

const shownPerDay = 4;

/** A month as a table with a row for each week; entries can be dragged onto another day. */
export function MonthTable({ month, weeks, entries, locale, today, minDate, errorIcon }: MonthProps) {
  const t = useTranslations("calendar");
  const list = (day: string, shown: readonly EntryView[], part: string) => (
    <EntryList
      entries={shown}
      prefix={`table-${part}-${day}`}
      canDrag
      locale={locale}
      minDate={minDate}
      errorIcon={errorIcon}
    />
  );
  return (
    <table data-entry-lists className="hidden w-full table-fixed border-collapse lg:table">
      <caption className="sr-only">{t("caption")}</caption>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" className="p-2 text-left text-ink-2 text-sm">
              {formatWeekdayName(day, locale)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const ofDay = entries.filter(({ date }) => date === day);
              const rest = ofDay.slice(shownPerDay);
              return (
                <td
                  key={day}
                  data-entry={day}
                  className="h-28 border border-line p-2 align-top data-drop:bg-tint data-drop:outline-2 data-drop:outline-primary"
                >
                  <p className={`mb-2 tabular-nums ${day.startsWith(month) ? "font-strong" : "text-ink-3"}`}>
                    <time dateTime={day} aria-current={day === today ? "date" : undefined}>
                      {Number(day.slice(8))}
                    </time>
                    {day === today && <span className="ml-2 text-primary text-sm">{t("today")}</span>}
                  </p>
                  {ofDay.length > 0 && list(day, ofDay.slice(0, shownPerDay), "first")}
                  {rest.length > 0 && (
                    <details className="mt-2">
                      <summary className="min-h-6 cursor-pointer text-sm underline">
                        {t("more", { count: rest.length })}
                      </summary>
                      <div className="mt-2">{list(day, rest, "rest")}</div>
                    </details>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The days of a month that something happens on, as a list for narrow windows. */
export function MonthList({ month, weeks, entries, locale, today, minDate, errorIcon }: MonthProps) {
  const t = useTranslations("calendar");
  const days = weeks.flat().filter((day) => day.startsWith(month) && entries.some(({ date }) => date === day));
  return (
    <ol className="grid gap-6 lg:hidden">
      {days.length === 0 && <li>{t("empty")}</li>}
      {days.map((day) => (
        <li key={day}>
          <h2 className="mb-2 text-lg">
            {formatWeekday(new Date(`${day}T12:00:00Z`), locale)}
            {day === today && <span className="ml-2 text-primary text-sm">{t("today")}</span>}
          </h2>
          <EntryList
            entries={entries.filter(({ date }) => date === day)}
            prefix={`list-${day}`}
            locale={locale}
            minDate={minDate}
            errorIcon={errorIcon}
          />
        </li>
      ))}
    </ol>
  );
}
