import { getLocale, getTranslations } from "next-intl/server";
import { ChipLink } from "#components/ui/chip.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { readCards } from "#lib/cards/rows.ts";
import { isInSeason, monthInBerlin, monthName } from "#lib/ingredients/season.ts";
import { wishAddress } from "#lib/larders/address.ts";
import type { Entry } from "#lib/larders/entry.ts";
import { listUses, toUseUp } from "#lib/larders/uses.ts";
import { CardsWithBalance } from "./uses.tsx";

const recipesShown = 8;

/** Before anything is picked: what is in season to begin with, and what can be made of it. */
export async function NothingPicked({ entries, without }: { entries: Entry[]; without: Entry[] }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("larders.start")]);
  const month = monthInBerlin(new Date());
  const have = entries.filter(({ season, covers }) => covers.length > 0 && isInSeason(season, month));
  if (have.length === 0) return null;
  // Lemons themselves, not a spoonful of their juice.
  const fresh = have.map((entry) => ({ ...entry, covers: entry.covers.slice(0, 1) }));
  const found = await listUses(toUseUp(locale, { have: fresh, without, buy: null, page: 1 }));
  const cards = await readCards(locale, found?.ids.slice(0, recipesShown) ?? []);
  const left = without.map(({ slug }) => slug);
  return (
    <>
      <section aria-labelledby="season" className="pt-10">
        <SectionHeading id="season" title={t("season", { month: monthName(locale, month) })} text={t("seasonText")} />
        <ul className="flex flex-wrap gap-2">
          {have.map(({ slug, title }) => (
            <li key={slug}>
              <ChipLink href={wishAddress(locale, { have: [slug], without: left })} rel="nofollow">
                {title}
              </ChipLink>
            </li>
          ))}
        </ul>
      </section>
      {cards.length > 0 && (
        <section aria-labelledby="season-recipes" className="section">
          <SectionHeading id="season-recipes" title={t("recipes")} />
          <CardsWithBalance cards={cards} wish={{ have: fresh }} />
        </section>
      )}
    </>
  );
}
