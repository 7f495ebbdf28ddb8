import { getLocale, getTranslations } from "next-intl/server";
import { listMetadata } from "#app/[locale]/numbered-list.ts";
import { CardGrid } from "#components/cards/card-grid.tsx";
import { ReasonLine } from "#components/tastes/reason-line.tsx";
import { ResultHead } from "#components/tastes/result-head.tsx";
import { LinkButton } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { listCardsById } from "#lib/cards/queries.ts";
import { address } from "#lib/i18n/address.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { type Params, parseResult, resultAddress, resultAddresses } from "#lib/tastes/address.ts";
import { isAnswered, type Taste } from "#lib/tastes/choices.ts";
import { listSuggestions } from "#lib/tastes/queries.ts";
import { missedBy, roundOf, type Suggestion } from "#lib/tastes/suggestion.ts";
import { mustsOf } from "#lib/tastes/wishes.ts";
import { Keeping } from "./keeping.tsx";

// The answers stand in the address.
export const dynamic = "force-dynamic";

type Props = { searchParams: Promise<Params> };

export async function generateMetadata({ searchParams }: Props) {
  const [{ taste }, t] = await Promise.all([searchParams.then(parseResult), getTranslations("tastes.meta")]);
  return listMetadata({
    title: t("result"),
    description: t("resultDescription"),
    alternates: resultAddresses(taste),
    isIndexed: false,
  });
}

export default async function QuizResultPage({ searchParams }: Props) {
  const [{ taste, round }, locale, t] = await Promise.all([
    searchParams.then(parseResult),
    getLocale(),
    getTranslations("tastes.result"),
  ]);
  const all = await listSuggestions(locale, taste);
  const { shown, next } = roundOf(all, round);
  const whole = shown.filter((suggestion) => missedBy(taste, suggestion).length === 0);
  const near = shown.filter((suggestion) => !whole.includes(suggestion));
  const fitting = all.filter((suggestion) => missedBy(taste, suggestion).length === 0).length;
  return (
    <div data-app-banner="off">
      <ResultHead taste={taste} count={fitting} />
      <div className="wrap">
        {all.length === 0 && (
          <div className="mt-10">
            <EmptyState
              title={t("noneTitle")}
              text={t("none")}
              action={<LinkButton href={address(locale, "/quiz")}>{t("noneAction")}</LinkButton>}
            />
          </div>
        )}
        {whole.length > 0 && (
          <section aria-label={t(isAnswered(taste) ? "title" : "titleOpen")} className="mt-10">
            <Dishes locale={locale} taste={taste} suggestions={whole} heading={2} />
          </section>
        )}
        {near.length > 0 && (
          <section className={whole.length > 0 ? "section" : "mt-10"} aria-labelledby="near">
            <SectionHeading
              id="near"
              title={t("nearTitle")}
              text={[...(fitting > 0 ? [] : [t("nearOnly")]), await missedText(taste, near)].join(" ")}
            />
            <Dishes locale={locale} taste={taste} suggestions={near} heading={3} />
          </section>
        )}
        {next !== null && (
          <p className="mt-10 flex justify-center">
            <LinkButton href={resultAddress(locale, taste, next)} look="secondary" size="lg" prefetch={false}>
              <Icon name="dices" />
              {t("others")}
            </LinkButton>
          </p>
        )}
        {taste.intolerances.length > 0 && (
          <p className="mt-10 flex max-w-measure items-start gap-2 text-ink-2 text-sm">
            <Icon name="circleAlert" className="mt-[0.15em]" />
            {t("labels")}
          </p>
        )}
        {isAnswered(taste) && <Keeping locale={locale} taste={taste} />}
      </div>
    </div>
  );
}

interface DishesProps {
  locale: Locale;
  taste: Taste;
  suggestions: Suggestion[];
  heading: 2 | 3;
}

async function Dishes({ locale, taste, suggestions, heading }: DishesProps) {
  const cards = await listCardsById(
    locale,
    suggestions.map(({ id }) => id),
  );
  const suggestionOf = (id: string) => suggestions.find((suggestion) => suggestion.id === id);
  return (
    <CardGrid
      cards={cards}
      heading={heading}
      eager={heading === 2 ? 4 : 0}
      below={({ id }) => {
        const suggestion = suggestionOf(id);
        return suggestion && <ReasonLine taste={taste} suggestion={suggestion} />;
      }}
    />
  );
}

async function missedText(taste: Taste, near: Suggestion[]): Promise<string> {
  const t = await getTranslations("tastes.result");
  const missed = [...new Set(near.flatMap((suggestion) => missedBy(taste, suggestion)))];
  return t("near", {
    missed: missed.length === 1 ? (missed[0] ?? "both") : "both",
    hasMusts: mustsOf(taste).length > 0 ? "yes" : "no",
  });
}
