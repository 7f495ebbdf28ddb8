import { getLocale, getTranslations } from "next-intl/server";
import { ChipLink } from "#components/ui/navigation/chip.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { getCards } from "#lib/content/cards/card-queries.ts";
import { getBerlinMonth, getMonthName, isInSeason } from "#lib/content/ingredients/season.ts";
import { pantryAddress } from "#lib/kitchen/pantry/address.ts";
import type { IngredientOption } from "#lib/kitchen/pantry/ingredient-option.ts";
import { listRecipeMatches, toMatchCriteria } from "#lib/kitchen/pantry/recipe-match-queries.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { CardsWithCoverage } from "./recipe-matches.tsx";

const recipeCount = 8;

/** Shown before the first pick: ingredients in season, and recipes that use them. */
export async function EmptyPantry({ options, without }: { options: IngredientOption[]; without: IngredientOption[] }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("pantry.start")]);
  const month = getBerlinMonth(currentTime());
  const inSeason = options.filter(({ season, covers }) => covers.length > 0 && isInSeason(season, month));
  if (inSeason.length === 0) return null;
  // The first id is the ingredient itself: lemons count, lemon juice does not.
  const fresh = inSeason.map((option) => ({ ...option, covers: option.covers.slice(0, 1) }));
  const matches = await listRecipeMatches(toMatchCriteria(locale, { have: fresh, without, buy: null, page: 1 }));
  const cards = await getCards(locale, matches?.ids.slice(0, recipeCount) ?? []);
  const withoutSlugs = without.map(({ slug }) => slug);
  return (
    <>
      <section aria-labelledby="season" className="pt-10">
        <SectionHeading
          id="season"
          title={t("season", { month: getMonthName(locale, month) })}
          text={t("seasonText")}
        />
        <ul className="flex flex-wrap gap-2">
          {inSeason.map(({ slug, title }) => (
            <li key={slug}>
              <ChipLink href={pantryAddress(locale, { have: [slug], without: withoutSlugs })} rel="nofollow">
                {title}
              </ChipLink>
            </li>
          ))}
        </ul>
      </section>
      {cards.length > 0 && (
        <section aria-labelledby="season-recipes" className="section">
          <SectionHeading id="season-recipes" title={t("recipes")} />
          <CardsWithCoverage cards={cards} query={{ have: fresh }} />
        </section>
      )}
    </>
  );
}
