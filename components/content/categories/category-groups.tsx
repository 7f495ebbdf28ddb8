import { CategoryTiles } from "#components/content/categories/category-tiles.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import type { Category, CategoryGroup } from "#lib/content/categories/queries.ts";

interface CategoryGroupsProps {
  groups: CategoryGroup[];
  /** News and community, which belong to no group. */
  special: { title: string; entries: Category[] };
}

/** All categories by group. */
export function CategoryGroups({ groups, special }: CategoryGroupsProps) {
  return (
    <>
      {groups.map(({ id, key, title, summary, href, entries }) => (
        <section key={id} aria-labelledby={key} className="mt-12 md:mt-16 [header+&]:mt-0">
          <h2 id={key} className="text-2xl">
            <Link href={href} className="no-underline decoration-2 decoration-primary hover:underline">
              {title}
            </Link>
          </h2>
          <p className="mt-1 mb-5 text-ink-2">{summary}</p>
          <CategoryTiles categories={entries} heading={3} />
        </section>
      ))}
      {special.entries.length > 0 && (
        <section aria-labelledby="special" className="mt-12 md:mt-16">
          <h2 id="special" className="mb-5 text-2xl">
            {special.title}
          </h2>
          <CategoryTiles categories={special.entries} heading={3} />
        </section>
      )}
    </>
  );
}
