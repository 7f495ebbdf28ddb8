import { getLocale, getTranslations } from "next-intl/server";
import { CardGrid } from "#components/cards/card-grid.tsx";
import { SearchTerms } from "#components/searches/search-terms.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { listCards } from "#lib/cards/queries.ts";
import { listFeedModules } from "#lib/feeds/queries.ts";
import { address } from "#lib/i18n/address.ts";

const newestShown = 8;

/** The search page before anything was asked: searches the editors suggest, and the newest recipes. */
export async function NothingAsked() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("searches.start")]);
  const [modules, newest] = await Promise.all([
    listFeedModules(locale, "home"),
    listCards({ locale, type: "recipe", size: newestShown }),
  ]);
  const terms = modules.flatMap(({ data }) => (data.type === "featured_search" ? data.terms[locale] : []));
  return (
    <>
      <SearchTerms terms={[...new Set(terms)]} />
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
