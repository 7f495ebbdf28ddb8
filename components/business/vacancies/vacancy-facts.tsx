import { useLocale, useTranslations } from "next-intl";
import type { VacancyView } from "#lib/business/vacancies/vacancy.ts";
import { formatLongDate } from "#lib/platform/i18n/date.ts";
import { formatEuros } from "#lib/platform/i18n/number.ts";

/** What a position is like, in one line each: kind, place, salary and last day. */
export function VacancyFacts({ vacancy }: { vacancy: VacancyView }) {
  const locale = useLocale();
  const t = useTranslations("vacancies");
  const { employmentType, postcode, city, isRemote, closesOn } = vacancy;
  const salary = useSalary(vacancy);
  const facts = [
    { label: t("facts.type"), value: t(`types.${employmentType}`) },
    { label: t("facts.place"), value: isRemote ? t("facts.remote", { postcode, city }) : `${postcode} ${city}` },
    ...(salary ? [{ label: t("facts.salary"), value: salary }] : []),
    ...(closesOn ? [{ label: t("facts.closesOn"), value: formatLongDate(closesOn, locale) }] : []),
  ];
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-ink-2">
      {facts.map(({ label, value }) => (
        <div key={label} className="contents">
          <dt className="font-strong">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function useSalary({ salaryMin, salaryMax, salaryUnit }: VacancyView): string | null {
  const locale = useLocale();
  const t = useTranslations("vacancies.salary");
  const format = (euros: number | null) => (euros === null ? "" : formatEuros(euros, locale, 0));
  const [min, max] = [format(salaryMin), format(salaryMax)];
  const range = min === max ? "exact" : !max ? "from" : !min ? "upTo" : "between";
  return min || max ? t(range, { min, max, unit: salaryUnit }) : null;
}
