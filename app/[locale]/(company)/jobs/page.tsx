import { getLocale } from "next-intl/server";
import { JsonLd } from "#components/ui/json-ld.tsx";
import { VacancyList } from "#components/vacancies/vacancy-list.tsx";
import { site } from "#lib/config/site.ts";
import { listOpenVacancies } from "#lib/vacancies/queries.ts";
import { jobPosting } from "#lib/vacancies/structured-data.ts";
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
