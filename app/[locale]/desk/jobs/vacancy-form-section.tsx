import { useTranslations } from "next-intl";
import { VacancyForm, type VacancyValues } from "#components/business/vacancies/vacancy-form.tsx";
import type { Vacancy } from "#lib/business/vacancies/queries.ts";
import { employmentTypes, salaryUnits } from "#lib/platform/db/tables/company/vacancies.ts";

/** The form of a position with its texts; null for a new one. */
export function VacancyFormSection({ vacancy }: { vacancy: Vacancy | null }) {
  const t = useTranslations("vacancies");
  return (
    <VacancyForm
      saved={vacancy && { id: vacancy.id, version: vacancy.version, values: toValues(vacancy) }}
      types={employmentTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
      units={salaryUnits.map((value) => ({ value, label: t(`units.${value}`) }))}
    />
  );
}

function toValues({ title, text, employmentType, postcode, city, isRemote, ...rest }: Vacancy): VacancyValues {
  const { salaryMin, salaryMax, salaryUnit, closesOn } = rest;
  return {
    titleDe: title.de,
    titleEn: title.en,
    textDe: text.de,
    textEn: text.en,
    employmentType,
    postcode,
    city,
    isRemote,
    salaryUnit,
    salaryMin: salaryMin?.toString() ?? "",
    salaryMax: salaryMax?.toString() ?? "",
    closesOn: closesOn ?? "",
  };
}
