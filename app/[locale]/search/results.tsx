import { getLocale, getTranslations } from "next-intl/server";
import { CardGrid } from "#components/cards/card-grid.tsx";
import { AskInstead } from "#components/searches/ask-instead.tsx";
import { NoMatch } from "#components/searches/no-match.tsx";
import { TypeTabs } from "#components/searches/type-tabs.tsx";
import { PageLinks } from "#components/ui/page-links.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { listCards } from "#lib/cards/queries.ts";
import { readCards } from "#lib/cards/rows.ts";
import { searchAddress } from "#lib/searches/address.ts";
import type { SearchInput } from "#lib/searches/input.ts";
import type { Found } from "#lib/searches/queries.ts";

const popularShown = 8;

/** What was found; where nothing was, what many people like instead. */
export async function Results({ input, found }: { input: SearchInput; found: Found }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("searches.results")]);
  const { search, type } = input;
  const counts = { recipes: found.counts.recipe, stories: found.counts.article };
  const { pagination, corrections } = found;
  const tabs = counts.recipes + counts.stories > 0 && <TypeTabs search={search} type={type} counts={counts} />;
  if (pagination.count === 0) {
    return (
      <>
        {tabs}
        <NoMatch search={search} />
        <Popular />
        <AskInstead />
      </>
    );
  }
  return (
    <>
      <p role="status" className="mt-4">
        <span className="font-strong">{t("count", { count: pagination.count, search })}</span>{" "}
        {corrections.map(({ typed, meant }) => (
          <span key={typed} className="text-ink-2">
            {t("corrected", { typed, meant })}{" "}
          </span>
        ))}
      </p>
      {tabs}
      <CardGrid cards={await readCards(locale, found.ids)} heading={2} eager={2} />
      <PageLinks {...pagination} hrefOf={(page) => searchAddress(locale, { search, type, page })} />
      <AskInstead />
    </>
  );
}

async function Popular() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("searches.results")]);
  const { data } = await listCards({ locale, type: "recipe", sort: "popular", size: popularShown });
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="popular" className="section">
      <SectionHeading id="popular" title={t("popular")} />
      <CardGrid cards={data} />
    </section>
  );
}
