import { useLocale } from "next-intl";
import { Picture } from "#components/ui/media/picture.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import type { Category } from "#lib/content/categories/queries.ts";
import { hyphenate } from "#lib/platform/text/hyphenate.ts";

interface CategoryTilesProps {
  categories: Category[];
  /** Heading level of the titles. */
  heading: 2 | 3;
}

/** Categories as pictures with their name in the corner. */
export function CategoryTiles({ categories, heading }: CategoryTilesProps) {
  const Heading = `h${heading}` as const;
  const locale = useLocale();
  return (
    <ul className="grid grid-cols-2 gap-4 md:grid-cols-4 lg:grid-cols-5 lg:gap-6">
      {categories.map(({ id, title, href, picture }) => (
        <li key={id} className="min-w-0">
          <Link href={href} className="group relative block no-underline">
            <span className="photo gingham gingham-pale">
              {picture && <Picture picture={{ ...picture, alt: "" }} variant="tile" className="card-photo" />}
            </span>
            <Heading className="absolute -bottom-px -left-px max-w-[92%] rounded-tr-1 bg-ground pt-[0.55rem] pr-3 text-[1.0625rem] leading-[1.15] decoration-2 decoration-primary group-hover:underline">
              {hyphenate(title, locale)}
            </Heading>
          </Link>
        </li>
      ))}
    </ul>
  );
}
