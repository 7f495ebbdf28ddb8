import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { Picture } from "#components/ui/picture.tsx";
import type { CookbookCover } from "#lib/cookbooks/queries.ts";
import { hyphenate } from "#lib/i18n/hyphenate.ts";

interface BookShelfProps {
  books: CookbookCover[];
  /** Level of the titles. */
  heading: 2 | 3;
}

/** Cookbooks as books: a cover, a spine of gingham, a label. */
export function BookShelf({ books, heading }: BookShelfProps) {
  return (
    <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-4 md:gap-6">
      {books.map((book) => (
        <li key={book.id} className="min-w-0">
          <Book book={book} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

function Book({ book, heading }: { book: CookbookCover; heading: 2 | 3 }) {
  const t = useTranslations("cookbooks.book");
  const Heading = `h${heading}` as const;
  const { title, href, cover, owner, count } = book;
  return (
    <Link
      href={href}
      prefetch={false}
      className="group relative grid aspect-[3/4] grid-rows-[minmax(0,1fr)_auto] overflow-hidden rounded-1 rounded-r-2 bg-tint no-underline shadow-1"
    >
      <span className="photo karo karo-pale aspect-auto h-full rounded-none">
        {cover && (
          <Picture
            picture={{ ...cover, alt: "" }}
            use="card-portrait"
            className="card-photo !absolute inset-0 h-full"
          />
        )}
      </span>
      <span
        aria-hidden="true"
        className="karo absolute inset-y-0 left-0 w-3.5 [--k:3.5px] [--karo-ground:var(--page)]"
      />
      <div className="bg-surface py-3 pr-3 pl-[calc(14px+0.8rem)]">
        <Heading className="text-[1.125rem] leading-[1.2] decoration-2 decoration-kobalt group-hover:underline">
          {hyphenate(title, useLocale())}
        </Heading>
        <p className="mt-1 text-ink-3 text-sm">
          <span className="max-sm:block">{t("count", { count })}</span>
          <span className="max-sm:hidden"> · </span>
          {t("by", { owner: owner.name })}
        </p>
      </div>
    </Link>
  );
}
