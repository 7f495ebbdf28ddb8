import { useLocale, useTranslations } from "next-intl";
import { AnswerList } from "#components/content/hotline/answer-list.tsx";
import { PageCard } from "#components/content/search/page-card.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { listAnsweredQuestions } from "#lib/content/hotline/queries.ts";
import { type IngredientLink, listIngredients } from "#lib/content/ingredients/queries.ts";
import { findIngredient, findQuestions } from "#lib/content/search/page-search.ts";
import type { SearchResult } from "#lib/content/search/queries.ts";
import type { SearchInput } from "#lib/content/search/search-params.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";

const maxAnswers = 3;

interface MatchingPages {
  ingredient: IngredientLink | null;
  answers: { id: string; question: string; answer: string }[];
}

/**
 * Finds the ingredient page and the answers of the hotline for the first page of a plain search.
 */
export async function findMatchingPages(
  locale: Locale,
  { search, type, page, selected }: SearchInput,
  { corrections }: SearchResult,
): Promise<MatchingPages> {
  const isFiltered = Object.values(selected).some((slugs) => slugs.length > 0);
  if (search === "" || type || page > 1 || isFiltered) return { ingredient: null, answers: [] };
  const [ingredients, questions] = await Promise.all([listIngredients(locale), listAnsweredQuestions(locale)]);
  const searched = corrections.reduce((text, { typed, meant }) => text.replace(typed, () => meant), search);
  const asked = questions.map((entry) => ({ ...entry, title: entry.question, text: entry.answer }));
  return {
    ingredient: findIngredient(searched, locale, ingredients),
    answers: findQuestions(searched, locale, asked).slice(0, maxAnswers),
  };
}

/** The page of the ingredient that was searched. */
export function IngredientResult({ ingredient }: { ingredient: IngredientLink | null }) {
  const t = useTranslations("search.results");
  if (!ingredient) return null;
  const { title, summary, href } = ingredient;
  return <PageCard icon="leaf" kind={t("ingredient")} title={title} text={summary} href={href} />;
}

/** Answers of the hotline to the search. */
export function AnswerResults({ answers }: Pick<MatchingPages, "answers">) {
  const t = useTranslations("search.results");
  const more = { label: t("allAnswers"), href: address(useLocale(), "/l/cookinghotline") };
  if (answers.length === 0) return null;
  return (
    <section aria-labelledby="answers" className="section">
      <SectionHeading id="answers" title={t("answers")} more={more} />
      <AnswerList answers={answers} />
    </section>
  );
}
