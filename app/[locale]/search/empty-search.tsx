import { getLocale, getTranslations } from "next-intl/server";
import { CardGrid } from "#components/cards/card-grid.tsx";
import { SuggestedSearches } from "#components/search/suggested-searches.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { listCards } from "#lib/cards/queries.ts";
import { listFeedModules } from "#lib/feeds/queries.ts";
import { address } from "#lib/routing/address.ts";

const newestCount = 8;

/** The search page without a search: suggested searches and the newest recipes. */
export async function EmptySearch() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("search.start")]);
  const [modules, newest] = await Promise.all([
    listFeedModules(locale, "home"),
    listCards({ locale, type: "recipe", size: newestCount }),
  ]);
  const terms = modules.flatMap(({ data }) => (data.type === "featured_search" ? data.terms[locale] : []));
  return (
    <>
      <SuggestedSearches terms={[...new Set(terms)]} />
      {newest.data.length > 0 && (
        <section aria-labelledby="newest" className="section">
          <SectionHeading
            id="newest"
            title={t("newest")}
            more={{ label: t("allRecipes"), href: address(locale, "/recipes") }}
          />
          <CardGrid cards={newest.data} />
        </section>
      )}
    </>
  );
}
