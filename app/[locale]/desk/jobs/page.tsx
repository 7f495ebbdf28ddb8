import { getLocale, getTranslations } from "next-intl/server";
import { readPageParam } from "#app/[locale]/page-param.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { DeskList } from "#components/business/vacancies/desk-list.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { FlashMessage } from "#components/ui/flash-message.tsx";
import { Pagination } from "#components/ui/navigation/pagination.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { listVacancies } from "#lib/business/vacancies/queries.ts";
import { getFlashMessage } from "#lib/platform/http/flash-message.ts";
import { address, addresses, routeAddress } from "#lib/platform/routing/address.ts";
import { requireDeskEditor } from "../require-desk-role.ts";
import { VacancyFormSection } from "./vacancy-form-section.tsx";

export const dynamic = "force-dynamic";

const route = "/desk/jobs";

export async function generateMetadata() {
  const t = await getTranslations("vacancies.desk");
  return noindexMetadata(t("title"), addresses(route));
}

type Props = { searchParams: Promise<{ page?: string | string[] }> };

/** All positions, and the form for a new one. */
export default async function DeskJobsPage({ searchParams }: Props) {
  const locale = await getLocale();
  await requireDeskEditor(address(locale, route));
  const page = readPageParam((await searchParams).page);
  const [t, { data, meta }, flashMessage] = await Promise.all([
    getTranslations("vacancies.desk"),
    listVacancies(page),
    getFlashMessage(),
  ]);
  return (
    <>
      <FlashMessage message={flashMessage} />
      <PageHeading title={t("title")} intro={t("intro")} />
      <section aria-labelledby="all">
        <SectionHeading id="all" title={t("all")} />
        {data.length === 0 ? (
          <EmptyState heading="h3" title={t("emptyTitle")} text={t("emptyText")} />
        ) : (
          <DeskList vacancies={data} />
        )}
        <Pagination {...meta.pagination} getHref={(number) => routeAddress(locale, route, {}, number)} />
      </section>
      <section aria-labelledby="new" className="section pb-(--section)">
        <SectionHeading id="new" title={t("new")} />
        <VacancyFormSection vacancy={null} />
      </section>
    </>
  );
}
