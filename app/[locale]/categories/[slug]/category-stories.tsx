import { getLocale, getTranslations } from "next-intl/server";
import { CardGrid } from "#components/content/cards/card-grid.tsx";
import { CardGridSkeleton } from "#components/content/cards/card-grid-skeleton.tsx";
import { SkeletonLine } from "#components/ui/loading/skeleton-line.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { listCards } from "#lib/content/cards/queries.ts";
import type { CategoryDetail } from "#lib/content/categories/queries.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";

const maxStories = 6;

/** The newest stories of the category, if there are any. */
export async function CategoryStories({ category }: { category: CategoryDetail }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("categories.page")]);
  const { id, slug, kind, entries } = category;
  const categoryIds = kind === "group" ? entries.map((entry) => entry.id) : [id];
  const stories = await listCards({ locale, type: "article", storyType: "article", categoryIds, size: maxStories });
  if (stories.data.length === 0) return null;
  return (
    <section aria-labelledby="stories-title" className="section">
      <SectionHeading
        id="stories-title"
        title={t("stories")}
        more={{ label: t("allStories"), href: slugAddress(locale, "/stories/categories/[slug]", slug) }}
      />
      <CardGrid cards={stories.data} columns={3} isAmongStories />
    </section>
  );
}

export function CategoryStoriesSkeleton() {
  return (
    <div className="section">
      <SkeletonLine isStrong className="mb-6 w-40 text-2xl" />
      <CardGridSkeleton count={3} columns={3} />
    </div>
  );
}
