import { getLocale, getTranslations } from "next-intl/server";
import { readPageParam } from "#app/[locale]/page-param.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { FeedbackList } from "#components/people/feedback/feedback-list.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Pagination } from "#components/ui/navigation/pagination.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { listFeedback } from "#lib/people/feedback/queries.ts";
import { address, addresses, routeAddress } from "#lib/platform/routing/address.ts";
import { requireDeskEditor } from "../require-desk-role.ts";

export const dynamic = "force-dynamic";

export async function generateMetadata() {
  const t = await getTranslations("feedback.desk");
  return noindexMetadata(t("title"), addresses("/desk/feedback"));
}

type Props = { searchParams: Promise<{ page?: string | string[] }> };

/** What readers have written with the feedback form. */
export default async function FeedbackPage({ searchParams }: Props) {
  const locale = await getLocale();
  await requireDeskEditor(address(locale, "/desk/feedback"));
  const page = readPageParam((await searchParams).page);
  const [t, { data, meta }] = await Promise.all([getTranslations("feedback.desk"), listFeedback(page)]);
  return (
    <>
      <PageHeading title={t("title")} intro={t("intro")} />
      {data.length === 0 ? (
        <EmptyState title={t("emptyTitle")} text={t("emptyText")} />
      ) : (
        <FeedbackList messages={data} />
      )}
      <Pagination {...meta.pagination} getHref={(number) => routeAddress(locale, "/desk/feedback", {}, number)} />
    </>
  );
}
