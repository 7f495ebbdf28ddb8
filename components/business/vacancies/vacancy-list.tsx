import { useTranslations } from "next-intl";
import { VacancyFacts } from "#components/business/vacancies/vacancy-facts.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { vacancyAnchor } from "#lib/business/vacancies/structured-data.ts";
import type { VacancyView } from "#lib/business/vacancies/vacancy.ts";
import { toMailLink } from "#lib/platform/text/mail-link.ts";

interface VacancyListProps {
  vacancies: VacancyView[];
  /** The address that applications go to. */
  email: string;
}

/** The open positions, or that there is none. */
export function VacancyList({ vacancies, email }: VacancyListProps) {
  const t = useTranslations("vacancies");
  return (
    <section aria-labelledby="vacancies" className="mt-12 md:mt-16">
      <h2 id="vacancies" className="text-2xl">
        {t("title")}
      </h2>
      {vacancies.length === 0 && <p className="prose mt-6 max-w-none text-[1.25rem] max-sm:text-lg">{t("none")}</p>}
      {vacancies.map((vacancy) => (
        <section
          key={vacancy.id}
          id={vacancyAnchor(vacancy.id)}
          aria-labelledby={`${vacancyAnchor(vacancy.id)}-title`}
          className="mt-6 grid gap-4 rounded-2 border border-line p-6"
        >
          <h3 id={`${vacancyAnchor(vacancy.id)}-title`} className="text-xl [overflow-wrap:anywhere]">
            {vacancy.title}
          </h3>
          <VacancyFacts vacancy={vacancy} />
          <p className="prose max-w-none whitespace-pre-line [overflow-wrap:anywhere]">{vacancy.text}</p>
          <p>
            <a href={toMailLink(email, vacancy.title)} className={buttonClass({ variant: "secondary" })}>
              {t("apply")} <span className="sr-only">{vacancy.title}</span>
            </a>
          </p>
        </section>
      ))}
    </section>
  );
}
