import Link from "next/link";
import { useLocale } from "next-intl";
import { Picture } from "#components/ui/picture.tsx";
import type { Category } from "#lib/categories/queries.ts";
import { hyphenate } from "#lib/i18n/hyphenate.ts";

interface CategoryTilesProps {
  categories: Category[];
  /** Level of the titles. */
  heading: 2 | 3;
}

/** Categories as small photographs; the name stands in a notch cut into the picture, as facts do on cards. */
export function CategoryTiles({ categories, heading }: CategoryTilesProps) {
  const Heading = `h${heading}` as const;
  const locale = useLocale();
  return (
    <ul className="grid grid-cols-2 gap-4 md:grid-cols-4 lg:grid-cols-5 lg:gap-6">
      {categories.map(({ id, title, href, picture }) => (
        <li key={id} className="min-w-0">
          <Link href={href} prefetch={false} className="group relative block no-underline">
            <span className="photo karo karo-pale">
              {picture && <Picture picture={{ ...picture, alt: "" }} use="tile" className="card-photo" />}
            </span>
            <Heading className="absolute -bottom-px -left-px max-w-[92%] rounded-tr-1 bg-ground pt-[0.55rem] pr-3 text-[1.0625rem] leading-[1.15] decoration-2 decoration-kobalt group-hover:underline">
              {hyphenate(title, locale)}
            </Heading>
          </Link>
        </li>
      ))}
    </ul>
  );
}
