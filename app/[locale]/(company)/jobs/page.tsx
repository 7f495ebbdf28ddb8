import { getLocale } from "next-intl/server";
import { VacancyList } from "#components/business/vacancies/vacancy-list.tsx";
import { JsonLd } from "#components/ui/json-ld.tsx";
import { listOpenVacancies } from "#lib/business/vacancies/queries.ts";
import { jobPosting } from "#lib/business/vacancies/structured-data.ts";
import { site } from "#lib/platform/config/site.ts";
import { StaticPage, staticPageMetadata } from "../static-page.tsx";

export const revalidate = 600;

export const generateMetadata = () => staticPageMetadata("jobs");

export default async function JobsPage() {
  const locale = await getLocale();
  const vacancies = await listOpenVacancies(locale);
  return (
    <>
      {vacancies.map((vacancy) => (
        <JsonLd key={vacancy.id} data={jobPosting(vacancy, locale)} />
      ))}
      <StaticPage pageKey="jobs" lead={<VacancyList vacancies={vacancies} email={site.mail} />} />
    </>
  );
}
