import { getLocale, getTranslations } from "next-intl/server";
import { readPageParam } from "#app/[locale]/page-param.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { QuestionList } from "#components/content/hotline/desk/question-list.tsx";
import { StateLinks } from "#components/content/hotline/desk/state-links.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { FlashMessage } from "#components/ui/flash-message.tsx";
import { Pagination } from "#components/ui/navigation/pagination.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { listQuestions, type QuestionState, questionStates } from "#lib/content/hotline/desk-queries.ts";
import { topics } from "#lib/content/hotline/schema.ts";
import { getFlashMessage } from "#lib/platform/http/flash-message.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";
import { requireDeskEditor } from "../require-desk-role.ts";

export const dynamic = "force-dynamic";

const route = "/desk/questions";

export async function generateMetadata() {
  const t = await getTranslations("hotline.desk");
  return noindexMetadata(t("title"), addresses(route));
}

type Props = { searchParams: Promise<{ state?: string | string[]; page?: string | string[] }> };

/** The questions of readers in one state; the open ones unless another is asked for. */
export default async function QuestionsPage({ searchParams }: Props) {
  const locale = await getLocale();
  await requireDeskEditor(address(locale, route));
  const params = await searchParams;
  const state = questionStates.find((known) => known === params.state) ?? "open";
  const [t, titles, { data, meta }, flashMessage] = await Promise.all([
    getTranslations("hotline.desk"),
    getTranslations("hotline.topics"),
    listQuestions(state, readPageParam(params.page)),
    getFlashMessage(),
  ]);
  const hrefOf = (shown: QuestionState, page = 1) => {
    const query = new URLSearchParams({
      ...(shown !== "open" && { state: shown }),
      ...(page > 1 && { page: String(page) }),
    });
    return query.size > 0 ? `${address(locale, route)}?${query}` : address(locale, route);
  };
  return (
    <>
      <FlashMessage message={flashMessage} />
      <PageHeading title={t("title")} intro={t("intro")}>
        <StateLinks
          label={t("states.label")}
          links={questionStates.map((one) => ({
            href: hrefOf(one),
            label: t(`states.${one}`),
            isCurrent: one === state,
          }))}
        />
      </PageHeading>
      {data.length === 0 ? (
        <EmptyState title={t(`empty.${state}`)} text={state === "open" ? t("emptyText") : undefined} />
      ) : (
        <QuestionList
          questions={data}
          topicLabels={Object.fromEntries(topics.map((topic) => [topic, titles(topic)]))}
        />
      )}
      <Pagination {...meta.pagination} getHref={(number) => hrefOf(state, number)} />
    </>
  );
}
