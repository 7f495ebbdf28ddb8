import { getLocale, getTranslations } from "next-intl/server";
import { CardGrid } from "#components/cards/card-grid.tsx";
import { BalanceLines } from "#components/larders/balance-lines.tsx";
import { KeepPicks } from "#components/larders/last-time.tsx";
import { NoUses } from "#components/larders/no-uses.tsx";
import { WayLinks } from "#components/larders/way-links.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { PageLinks } from "#components/ui/page-links.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import type { Card } from "#lib/cards/card.ts";
import { listCards } from "#lib/cards/queries.ts";
import { readCards } from "#lib/cards/rows.ts";
import { slugsOf, wishAddress } from "#lib/larders/address.ts";
import { balanceOf } from "#lib/larders/needs.ts";
import { listNeeds, listWaysOut } from "#lib/larders/queries.ts";
import type { Used } from "#lib/larders/uses.ts";
import type { Wish } from "#lib/larders/wish.ts";

const popularShown = 8;
/** Fewer than these leave something to wish for. */
const enough = 4;

/** What can be cooked with what is there; where nothing can, ways out. `found` is null when the database took too long. */
export async function Uses({ wish, found }: { wish: Wish; found: Used | null }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("larders.results")]);
  const slugs = slugsOf(wish);
  const keep = <KeepPicks href={wishAddress(locale, slugs)} names={wish.have.map(({ title }) => title).join(", ")} />;
  if (!found) {
    return (
      <div className="pt-8">
        <EmptyState title={t("tookTooLong")} text={t("tookTooLongText")} />
      </div>
    );
  }
  if (found.ids.length === 0) return <Nothing wish={wish} />;
  const { count } = found.pagination;
  const [cards, ways] = await Promise.all([
    readCards(locale, found.ids),
    count < enough ? listWaysOut(locale, wish, count) : [],
  ]);
  return (
    <>
      <p role="status" className="pt-8 pb-6 text-ink-2">
        {t(found.isCapped ? "countCapped" : "count", { count })}
      </p>
      <CardsWithBalance cards={cards} wish={wish} />
      <PageLinks {...found.pagination} hrefOf={(page) => wishAddress(locale, { ...slugs, page })} />
      {ways.length > 0 && (
        <section aria-labelledby="more" className="section">
          <h2 id="more" className="mb-2 text-2xl">
            {t("more")}
          </h2>
          <WayLinks wish={wish} ways={ways} />
        </section>
      )}
      {keep}
    </>
  );
}

/** Cards with what each of them uses up of what is there. */
export async function CardsWithBalance({ cards, wish }: { cards: Card[]; wish: Pick<Wish, "have"> }) {
  const needs = await listNeeds(
    await getLocale(),
    cards.map(({ id }) => id),
  );
  const byCard = Map.groupBy(needs, ({ itemId }) => itemId);
  const had = new Set(wish.have.flatMap(({ covers }) => covers));
  return (
    <CardGrid
      cards={cards}
      heading={2}
      below={({ id }) => <BalanceLines balance={balanceOf(byCard.get(id) ?? [], had)} />}
    />
  );
}

async function Nothing({ wish }: { wish: Wish }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("larders.results")]);
  const [ways, popular] = await Promise.all([
    listWaysOut(locale, wish),
    listCards({ locale, type: "recipe", sort: "popular", size: popularShown }),
  ]);
  return (
    <>
      <div role="status" className="pt-8">
        <NoUses wish={wish} ways={ways} />
      </div>
      {popular.data.length > 0 && (
        <section aria-labelledby="popular" className="section">
          <SectionHeading id="popular" title={t("popular")} />
          <CardGrid cards={popular.data} />
        </section>
      )}
    </>
  );
}
