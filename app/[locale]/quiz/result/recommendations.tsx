import { getLocale, getTranslations } from "next-intl/server";
import { CardGrid } from "#components/content/cards/card-grid.tsx";
import { CardGridSkeleton } from "#components/content/cards/card-grid-skeleton.tsx";
import { ReasonLine } from "#components/people/preferences/reason-line.tsx";
import { LinkButton } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { SkeletonLine } from "#components/ui/loading/skeleton-line.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { listCardsById } from "#lib/content/cards/queries.ts";
import { quizResultAddress } from "#lib/people/preferences/address.ts";
import { requiredFilters } from "#lib/people/preferences/filters.ts";
import { hasAnswers, type Preferences } from "#lib/people/preferences/preferences.ts";
import { listRecommendations } from "#lib/people/preferences/queries.ts";
import { getRound, type Recommendation, unmetQuestions } from "#lib/people/preferences/recommendation.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";
import { SaveAnswers } from "./save-answers.tsx";

/**
 * Recipes for the answers: those that meet all of them, and those that nearly do.
 *
 * @param round which of the recipes to show, from 1
 */
export async function renderRecommendations(preferences: Preferences, round: number) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("preferences.result")]);
  const all = await listRecommendations(locale, preferences);
  const { shown: recommendations, next } = getRound(all, round);
  const fullMatches = recommendations.filter((suggestion) => unmetQuestions(preferences, suggestion).length === 0);
  const nearMatches = recommendations.filter((suggestion) => !fullMatches.includes(suggestion));
  const fullMatchCount = all.filter((suggestion) => unmetQuestions(preferences, suggestion).length === 0).length;
  return (
    <>
      {hasAnswers(preferences) && fullMatchCount > 0 && (
        <p role="status" className="mt-8 text-ink-2">
          {t("count", { count: fullMatchCount })}
        </p>
      )}
      {all.length === 0 && (
        <div className="mt-10">
          <EmptyState
            title={t("noneTitle")}
            text={t("none")}
            action={<LinkButton href={address(locale, "/quiz")}>{t("noneAction")}</LinkButton>}
          />
        </div>
      )}
      {fullMatches.length > 0 && (
        <section aria-label={t(hasAnswers(preferences) ? "title" : "titleOpen")} className="mt-10">
          {await RecommendedCards({ locale, preferences, suggestions: fullMatches, heading: 2 })}
        </section>
      )}
      {nearMatches.length > 0 && (
        <section className={fullMatches.length > 0 ? "section" : "mt-10"} aria-labelledby="near">
          <SectionHeading
            id="near"
            title={t("nearTitle")}
            text={[...(fullMatchCount > 0 ? [] : [t("nearOnly")]), await nearMatchText(preferences, nearMatches)].join(
              " ",
            )}
          />
          {await RecommendedCards({ locale, preferences, suggestions: nearMatches, heading: 3 })}
        </section>
      )}
      {next !== null && (
        <p className="mt-10 flex justify-center">
          <LinkButton href={quizResultAddress(locale, preferences, next)} variant="secondary" size="lg">
            <Icon name="dices" />
            {t("others")}
          </LinkButton>
        </p>
      )}
      {preferences.intolerances.length > 0 && (
        <p className="mt-10 flex max-w-measure items-start gap-2 text-ink-2 text-sm">
          <Icon name="circleAlert" className="mt-[0.15em]" />
          {t("labels")}
        </p>
      )}
      {hasAnswers(preferences) && (await SaveAnswers({ locale, preferences }))}
    </>
  );
}

export function RecommendationsSkeleton() {
  return (
    <>
      <SkeletonLine className="mt-8 w-64 max-w-full" />
      <div className="mt-10">
        <CardGridSkeleton count={8} lineCount={1} />
      </div>
    </>
  );
}

interface RecommendedCardsProps {
  locale: Locale;
  preferences: Preferences;
  suggestions: Recommendation[];
  heading: 2 | 3;
}

async function RecommendedCards({ locale, preferences, suggestions, heading }: RecommendedCardsProps) {
  const cards = await listCardsById(
    locale,
    suggestions.map(({ id }) => id),
  );
  const findRecommendation = (id: string) => suggestions.find((suggestion) => suggestion.id === id);
  return (
    <CardGrid
      cards={cards}
      heading={heading}
      eagerCount={heading === 2 ? 4 : 0}
      footer={({ id }) => {
        const suggestion = findRecommendation(id);
        return suggestion && <ReasonLine preferences={preferences} recommendation={suggestion} />;
      }}
    />
  );
}

async function nearMatchText(preferences: Preferences, nearMatches: Recommendation[]): Promise<string> {
  const t = await getTranslations("preferences.result");
  const unmet = [...new Set(nearMatches.flatMap((suggestion) => unmetQuestions(preferences, suggestion)))];
  return t("near", {
    missed: unmet.length === 1 ? (unmet[0] ?? "both") : "both",
    hasMusts: requiredFilters(preferences).length > 0 ? "yes" : "no",
  });
}
