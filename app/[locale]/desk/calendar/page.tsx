import { getLocale, getTranslations } from "next-intl/server";
import { requireDeskEditor } from "#app/[locale]/desk/require-desk-role.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { MonthList, MonthTable } from "#components/desk/calendar/month-table.tsx";
import { LinkButton } from "#components/ui/button.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { FlashMessage } from "#components/ui/flash-message.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { isMovable } from "#lib/desk/calendar/entry.ts";
import { listWeeks, readMonth, shiftMonth } from "#lib/desk/calendar/month.ts";
import { type ListedEntry, listEntries } from "#lib/desk/calendar/queries.ts";
import { getFlashMessage } from "#lib/platform/http/flash-message.ts";
import { formatMonth } from "#lib/platform/i18n/date.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address, addresses, routeAddress } from "#lib/platform/routing/address.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { toLocalTime } from "#lib/platform/time/time-zone.ts";

export const dynamic = "force-dynamic";

export async function generateMetadata() {
  const t = await getTranslations("calendar");
  return noindexMetadata(t("title"), addresses("/desk/calendar"));
}

type Props = { searchParams: Promise<{ month?: string | string[] }> };

/** What is published, expires, starts and ends in a month. */
export default async function CalendarPage({ searchParams }: Props) {
  const [locale, t, types, query] = await Promise.all([
    getLocale(),
    getTranslations("calendar"),
    getTranslations("feeds.desk.types"),
    searchParams,
  ]);
  const path = address(locale, "/desk/calendar");
  await requireDeskEditor(path);
  const now = currentTime();
  const { date: today } = toLocalTime(now);
  const month = readMonth(query.month, now);
  const weeks = listWeeks(month);
  const [listed, message] = await Promise.all([
    listEntries(locale, weeks[0]?.[0] ?? "", weeks.at(-1)?.[6] ?? ""),
    getFlashMessage(),
  ]);
  const entries = listed.map((entry) => {
    const isPast = Date.parse(entry.at) <= now.getTime();
    const label = t(`kinds.${entry.kind}.${isPast ? "past" : "planned"}`, { subject: entry.subject });
    const title = entry.title || (entry.moduleType && types(entry.moduleType)) || t("untitled");
    return { ...entry, label, title, href: getDeskHref(entry, locale), canMove: isMovable(entry, now) };
  });
  const props = { month, weeks, entries, locale, today, minDate: today };
  return (
    <ClientMessages namespaces={["calendar.move"]}>
      <FlashMessage message={message} />
      <PageHeading title={t("title")} intro={t("intro")} />
      <nav aria-label={t("nav")} className="mb-4 flex flex-wrap items-center gap-3">
        <LinkButton href={`${path}?month=${shiftMonth(month, -1)}`} variant="quiet">
          {t("previous")}
        </LinkButton>
        <LinkButton href={`${path}?month=${shiftMonth(month, 1)}`} variant="quiet">
          {t("next")}
        </LinkButton>
        <LinkButton href={path} variant="bare">
          {t("thisMonth")}
        </LinkButton>
      </nav>
      <h2 className="mb-4 text-2xl">{formatMonth(month, locale)}</h2>
      <div className="pb-(--section)">
        <MonthTable {...props} errorIcon={<Icon name="circleAlert" />} />
        <MonthList {...props} errorIcon={<Icon name="circleAlert" />} />
      </div>
    </ClientMessages>
  );
}

/** The page of an entry at the desk. */
function getDeskHref({ subject, id }: ListedEntry, locale: Locale): string | null {
  switch (subject) {
    case "recipe":
      return routeAddress(locale, "/desk/published-recipes/[id]", { id });
    case "module":
      return routeAddress(locale, "/desk/home-page/modules/[id]", { id });
    case "newsletter":
      return routeAddress(locale, "/desk/newsletters/[id]", { id });
    case "story":
      return routeAddress(locale, "/desk/stories/[id]", { id });
  }
}
