import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { z } from "zod";
import { PreviewLinkSection } from "#app/[locale]/desk/preview-link-section.tsx";
import { PublicationSection } from "#app/[locale]/desk/publication-section.tsx";
import { requireDeskEditor } from "#app/[locale]/desk/require-desk-role.ts";
import { noindexMetadata } from "#app/[locale]/paginated-list.ts";
import { FindingList } from "#components/content/findings/finding-list.tsx";
import { ChangeList } from "#components/content/recipe-drafts/review/change-list.tsx";
import { DecisionNotice } from "#components/content/recipe-drafts/review/decision-notice.tsx";
import { HistoryList } from "#components/content/recipe-drafts/review/history-list.tsx";
import { ReviewFacts } from "#components/content/recipe-drafts/review/review-facts.tsx";
import { fragmentOf } from "#lib/content/findings/report.ts";
import { languageOf, listUntranslated } from "#lib/content/recipe-drafts/editing/translation.ts";
import { listUnknownIngredients } from "#lib/content/recipe-drafts/recipe-input.ts";
import { isActiveLocale } from "#lib/platform/i18n/active-locales.ts";
import { routeAddress, routeAddresses } from "#lib/platform/routing/address.ts";
import { DecisionForms } from "./decision-forms.tsx";
import { loadReview } from "./load-review.ts";
import { PreviewSection } from "./preview-section.tsx";

export const dynamic = "force-dynamic";

interface Props {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ late?: string | string[] }>;
}

export async function generateMetadata({ params }: Props) {
  const [{ id }, t] = await Promise.all([params, getTranslations("recipeReviews.page")]);
  return noindexMetadata(t("metaTitle"), routeAddresses("/desk/recipes/[id]", { id }));
}

/** A draft under review: what readers will see, what to look at, and the decision. */
export default async function ReviewPage({ params, searchParams }: Props) {
  const [{ id }, { late }, locale, t] = await Promise.all([
    params,
    searchParams,
    getLocale(),
    getTranslations("recipeReviews.page"),
  ]);
  const user = await requireDeskEditor(routeAddress(locale, "/desk/recipes/[id]", { id }));
  if (!z.uuid().safeParse(id).success) notFound();
  const review = await loadReview(id, user, locale);
  if (!review) notFound();
  const { draft, author, recipe, history, findings, changes } = review;
  const { language, title } = draft.content;
  const isOpen = draft.state === "submitted";
  const unknown = listUnknownIngredients(draft.content).map(({ row }) => row.name);
  const href = draft.publication === "live" ? (recipe?.hrefs[locale] ?? recipe?.hrefs[language] ?? null) : null;
  return (
    <>
      <header>
        <p className="text-ink-2 text-sm">{t(recipe && isOpen ? "revision" : "recipe")}</p>
        <h1 lang={language} className="text-3xl leading-tight [overflow-wrap:anywhere]">
          {title[language] || t("untitled")}
        </h1>
      </header>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="grid gap-10">
          <Section id="facts" title={t("facts")}>
            <ReviewFacts
              draft={draft}
              author={author}
              untranslated={listUntranslated(draft.content).filter((path) => isActiveLocale(languageOf(path)))}
              unknownIngredients={unknown}
            />
          </Section>
          {changes && (
            <Section id="changes" title={t("changes")}>
              <ChangeList changes={changes} />
            </Section>
          )}
          <Section id="findings" title={t("findings")}>
            <FindingList findings={findings} getHref={({ place }) => fragmentOf(place) || null} />
          </Section>
          <Section id="history" title={t("history")}>
            <HistoryList entries={history} />
          </Section>
        </div>
        <div className="grid gap-10">
          {isOpen ? (
            <DecisionForms review={review} />
          ) : (
            <DecisionNotice draft={draft} latest={history[0] ?? null} isLate={late === "1"} href={href} />
          )}
          {recipe && draft.publication && (
            <PublicationSection page="/desk/recipes/[id]" id={draft.id} recipe={recipe} state={draft.publication} />
          )}
          {draft.state !== "accepted" && <PreviewLinkSection subject={{ type: "draft", id: draft.id }} />}
        </div>
      </div>
      <PreviewSection draft={draft} />
    </>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="mb-3 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
