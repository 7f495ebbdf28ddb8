import clsx from "clsx";
import { useLocale, useTranslations } from "next-intl";
import { Icon } from "#components/ui/icons/icon.tsx";
import { HiddenText } from "#components/ui/text/hidden-text.tsx";
import { getMonthNames, hasSeason } from "#lib/content/ingredients/season.ts";

interface SeasonCalendarProps {
  /** Months 1–12; empty means all year round. */
  season: readonly number[];
  /** The current month (1–12). */
  now: number;
}

/** Twelve squares, one per month; a leaf marks the months in season. */
export function SeasonCalendar({ season, now }: SeasonCalendarProps) {
  const locale = useLocale();
  const t = useTranslations("ingredients.page");
  if (!hasSeason(season)) return <p>{t("allYear")}</p>;
  const long = getMonthNames(locale, "long");
  return (
    <ol className="grid grid-cols-6 gap-1">
      {getMonthNames(locale, "short").map(({ month, name }, index) => {
        const isIn = season.includes(month);
        return (
          <li
            key={month}
            aria-current={month === now ? "date" : undefined}
            className={clsx(
              "grid min-h-14 content-center justify-items-center gap-1 rounded-1 text-sm",
              isIn ? "bg-success-tint font-strong text-success" : "bg-page text-ink-3",
              month === now && "outline-2 outline-current -outline-offset-2",
            )}
          >
            {isIn ? <Icon name="leaf" className="size-4" /> : <span className="size-4" />}
            <span aria-hidden="true">{name.replace(".", "")}</span>
            <HiddenText>
              {long[index]?.name}: {t(isIn ? "inSeason" : "offSeason")}
              {month === now && ` (${t("now")})`}
            </HiddenText>
          </li>
        );
      })}
    </ol>
  );
}
