import { getLocale, getTranslations } from "next-intl/server";
import { CardGrid } from "#components/content/cards/card-grid.tsx";
import { CardGridSkeleton } from "#components/content/cards/card-grid-skeleton.tsx";
import { SuggestedSearches } from "#components/content/search/suggested-searches.tsx";
import { SkeletonLine } from "#components/ui/loading/skeleton-line.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { listCards } from "#lib/content/cards/queries.ts";
import { listFeedModules } from "#lib/content/feeds/queries.ts";
import { address } from "#lib/platform/routing/address.ts";

const newestCount = 8;

/** The search page without a search: suggested searches and the newest recipes. */
export async function renderEmptySearch() {
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

export function EmptySearchSkeleton() {
  return (
    <>
      <SkeletonLine isStrong className="mt-8 mb-3 w-40 text-xl" />
      <div className="flex gap-2">
        {["w-24", "w-32", "w-20", "w-28"].map((width) => (
          <span key={width} className={`skeleton-box h-(--tap) ${width}`} />
        ))}
      </div>
      <div className="section">
        <SkeletonLine isStrong className="mb-6 w-52 text-2xl" />
        <CardGridSkeleton count={newestCount} />
      </div>
    </>
  );
}
