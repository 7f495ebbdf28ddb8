import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { ChipLink } from "#components/ui/navigation/chip.tsx";
import { type Period, periodDays, toPeriodParams } from "#lib/business/statistics/period.ts";

interface PeriodNavProps {
  /** Address of the page without parameters. */
  path: string;
  period: Period;
  /** Parameters that stay. */
  params?: Record<string, string>;
}

/** Chooses the days a page is about: a link for each usual period, and a form for any other. */
export function PeriodNav({ path, period, params = {} }: PeriodNavProps) {
  const t = useTranslations("statistics.period");
  const toHref = (days: (typeof periodDays)[number]) => {
    const query = new URLSearchParams({ ...params, ...toPeriodParams({ ...period, days }) });
    return query.size > 0 ? `${path}?${query}` : path;
  };
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
      <nav aria-label={t("label")} className="flex flex-wrap gap-2">
        {periodDays.map((days) => (
          <ChipLink key={days} href={toHref(days)} isCurrent={period.days === days}>
            {t("days", { days })}
          </ChipLink>
        ))}
      </nav>
      <form action={path} className="flex flex-wrap items-end gap-3">
        {Object.entries(params).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField id="period-from" name="from" type="date" label={t("from")} defaultValue={period.from} required />
        <TextField id="period-to" name="to" type="date" label={t("to")} defaultValue={period.to} required />
        <Button type="submit" variant="secondary">
          {t("show")}
        </Button>
      </form>
    </div>
  );
}
