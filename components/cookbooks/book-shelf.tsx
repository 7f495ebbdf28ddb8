import { useTranslations } from "next-intl";
import { BookTile } from "#components/cookbooks/book-tile.tsx";
import type { CookbookCover } from "#lib/cookbooks/queries.ts";

interface BookShelfProps {
  books: CookbookCover[];
  /** Level of the titles. */
  heading: 2 | 3;
}

/** Public cookbooks side by side. */
export function BookShelf({ books, heading }: BookShelfProps) {
  const t = useTranslations("cookbooks.book");
  return (
    <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 md:gap-6 lg:grid-cols-4">
      {books.map(({ id, title, href, cover, owner, count }) => (
        <li key={id} className="min-w-0">
          <BookTile
            title={title}
            href={href}
            cover={cover}
            heading={heading}
            facts={`${t("count", { count })} · ${t("by", { owner: owner.name })}`}
          />
        </li>
      ))}
    </ul>
  );
}
