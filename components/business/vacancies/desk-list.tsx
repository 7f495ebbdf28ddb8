import { useLocale, useTranslations } from "next-intl";
import { Badge } from "#components/ui/badge.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import { formatLongDate } from "#lib/platform/i18n/date.ts";
import type { Localized } from "#lib/platform/i18n/locales.ts";
import { routeAddress } from "#lib/platform/routing/address.ts";

interface DeskListProps {
  vacancies: { id: string; title: Localized; city: string; isOpen: boolean; createdAt: Date }[];
}

/** All positions with their state; each leads to its form. */
export function DeskList({ vacancies }: DeskListProps) {
  const locale = useLocale();
  const t = useTranslations("vacancies.desk");
  return (
    <ol className="divide-y divide-line border-line border-y">
      {vacancies.map(({ id, title, city, isOpen, createdAt }) => (
        <li key={id} className="grid gap-x-6 gap-y-1 py-4 md:grid-cols-[minmax(0,1fr)_auto]">
          <h3 className="text-lg [overflow-wrap:anywhere]">
            <Link href={routeAddress(locale, "/desk/jobs/[id]", { id })}>{title[locale]}</Link>
          </h3>
          <p className="md:row-span-2 md:self-center">
            <Badge variant={isOpen ? "plain" : "outline"}>{t(isOpen ? "open" : "ended")}</Badge>
          </p>
          <p className="text-ink-2 text-sm [overflow-wrap:anywhere]">
            {city} · {t("since", { date: formatLongDate(createdAt.toISOString(), locale) })}
          </p>
        </li>
      ))}
    </ol>
  );
}
