import { getLocale, getTranslations } from "next-intl/server";
import { requireDeskEditor } from "#app/[locale]/desk/require-desk-role.ts";
import { readPageParam } from "#app/[locale]/page-param.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { FailedSearchList } from "#components/business/statistics/failed-search-list.tsx";
import { PeriodNav } from "#components/business/statistics/period-nav.tsx";
import { RuleForm } from "#components/content/search/rules/rule-form.tsx";
import { RuleList } from "#components/content/search/rules/rule-list.tsx";
import { ClientMessages } from "#components/ui/client-messages.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Pagination } from "#components/ui/navigation/pagination.tsx";
import { PageHeading } from "#components/ui/page-heading.tsx";
import { parsePeriod, toPeriodParams } from "#lib/business/statistics/period.ts";
import { listFailedSearches } from "#lib/business/statistics/search-queries.ts";
import { listRemovedRules, listRules } from "#lib/content/search/rules/list-queries.ts";
import { maxPhraseLength } from "#lib/content/search/rules/phrase.ts";
import { ruleKinds } from "#lib/content/search/rules/schema.ts";
import { isLocale } from "#lib/platform/i18n/locales.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";
import { cleanText } from "#lib/platform/text/clean-text.ts";

export const dynamic = "force-dynamic";

export async function generateMetadata() {
  const t = await getTranslations("statistics.searches");
  return noindexMetadata(t("title"), addresses("/desk/searches"));
}

type Param = "page" | "days" | "from" | "to" | "phrase" | "language" | "kind";
type Props = { searchParams: Promise<Partial<Record<Param, string | string[]>>> };

/** Searches without a result, and the synonyms and redirects that give them one. */
export default async function SearchesPage({ searchParams }: Props) {
  const [query, locale, t, rule] = await Promise.all([
    searchParams,
    getLocale(),
    getTranslations("statistics.searches"),
    getTranslations("search.rules"),
  ]);
  const path = address(locale, "/desk/searches");
  await requireDeskEditor(path);
  const period = parsePeriod(query);
  const [{ data, meta }, rules, removed] = await Promise.all([
    listFailedSearches(period, readPageParam(query.page)),
    listRules(),
    listRemovedRules(),
  ]);
  const toHref = (params: Record<string, string>, fragment = "") => {
    const all = new URLSearchParams({ ...toPeriodParams(period), ...params });
    return `${path}${all.size > 0 ? `?${all}` : ""}${fragment}`;
  };
  const kind = ruleKinds.find((known) => known === query.kind) ?? "synonym";
  const phrase = typeof query.phrase === "string" ? cleanText(query.phrase).slice(0, maxPhraseLength) : "";
  return (
    <ClientMessages namespaces={["search.rules"]}>
      <PageHeading title={t("title")} intro={t("intro")} />
      <PeriodNav path={path} period={period} />
      <section aria-labelledby="searches" className="mt-8">
        <h2 id="searches" className="mb-4 text-2xl">
          {t("list")}
        </h2>
        {data.length === 0 ? (
          <EmptyState heading="h3" title={t("emptyTitle")} text={t("emptyText")} />
        ) : (
          <FailedSearchList
            searches={data}
            getRuleHref={(search, ruleKind) =>
              toHref({ phrase: search.query, language: search.locale, kind: ruleKind }, "#add")
            }
          />
        )}
        <Pagination {...meta.pagination} getHref={(page) => toHref(page > 1 ? { page: String(page) } : {})} />
      </section>
      <div className="mt-12 grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 pb-(--section) lg:grid-cols-[26rem_minmax(0,1fr)]">
        <section aria-labelledby="add" className="rounded-2 bg-tint p-5">
          <h2 id="add" className="mb-4 text-2xl">
            {rule("title")}
          </h2>
          <RuleForm
            // Another search fills the form anew.
            key={`${query.language} ${phrase} ${kind}`}
            language={isLocale(query.language) ? query.language : locale}
            phrase={phrase}
            kind={kind}
          />
        </section>
        <div className="grid gap-10">
          <section aria-labelledby="rules">
            <h2 id="rules" className="mb-4 text-2xl">
              {rule("list")}
            </h2>
            {rules.length === 0 ? <p className="text-ink-2">{rule("empty")}</p> : <RuleList rules={rules} />}
          </section>
          {removed.length > 0 && (
            <section aria-labelledby="removed">
              <h2 id="removed" className="mb-4 text-2xl">
                {rule("removedList")}
              </h2>
              <RuleList rules={removed} />
            </section>
          )}
        </div>
      </div>
    </ClientMessages>
  );
}
