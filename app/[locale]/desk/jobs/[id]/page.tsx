import { getLocale, getTranslations } from "next-intl/server";
import { requireDeskEditor } from "#app/[locale]/desk/require-desk-role.ts";
import { requireEntry } from "#app/[locale]/desk/require-entry.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { EndForm } from "#components/business/vacancies/end-form.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { findVacancy } from "#lib/business/vacancies/queries.ts";
import { address, routeAddress, routeAddresses } from "#lib/platform/routing/address.ts";
import { VacancyFormSection } from "../vacancy-form-section.tsx";

export const dynamic = "force-dynamic";

const route = "/desk/jobs/[id]";

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props) {
  const [{ id }, t] = await Promise.all([params, getTranslations("vacancies.desk")]);
  return noindexMetadata(t("title"), routeAddresses(route, { id }));
}

/** Changes or ends a position; one that has ended stays as it was. */
export default async function DeskJobPage({ params }: Props) {
  const [{ id }, locale, t] = await Promise.all([params, getLocale(), getTranslations("vacancies.desk")]);
  await requireDeskEditor(routeAddress(locale, route, { id }));
  const vacancy = await requireEntry(id, findVacancy);
  return (
    <>
      <p>
        <Link href={address(locale, "/desk/jobs")} className="inline-flex min-h-8 items-center gap-1 text-sm underline">
          {t("back")}
        </Link>
      </p>
      <h1 className="mt-2 mb-6 text-3xl leading-tight [overflow-wrap:anywhere]">{vacancy.title[locale]}</h1>
      {vacancy.endedAt ? (
        <>
          <p className="mb-6 text-ink-2">{t("endedText")}</p>
          <p className="prose whitespace-pre-line [overflow-wrap:anywhere]">{vacancy.text[locale]}</p>
        </>
      ) : (
        <>
          <VacancyFormSection vacancy={vacancy} />
          <section aria-labelledby="end" className="section pb-(--section)">
            <SectionHeading id="end" title={t("endTitle")} />
            <EndForm id={vacancy.id} version={vacancy.version} />
          </section>
        </>
      )}
    </>
  );
}
