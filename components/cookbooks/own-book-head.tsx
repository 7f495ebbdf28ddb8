import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { BookFace } from "#components/cookbooks/book-tile.tsx";
import type { OwnBook } from "#lib/cookbooks/own-books.ts";
import { hyphenate } from "#lib/i18n/hyphenate.ts";

interface OwnBookHeadProps {
  book: OwnBook;
  /** What can be done with the cookbook as a whole. */
  menu: ReactNode;
  /** Whether it is public. */
  visibility: ReactNode;
}

/** One's own cookbook: how it looks, what it is called, what is in it and who may see it. */
export function OwnBookHead({ book, menu, visibility }: OwnBookHeadProps) {
  const locale = useLocale();
  const t = useTranslations("cookbooks");
  const facts = { count: t("book.count", { count: book.count }), visibility: book.visibility };
  return (
    <header className="grid items-start gap-x-8 gap-y-5 pt-2 pb-10 sm:grid-cols-[auto_minmax(0,1fr)]">
      <span className="relative grid aspect-[3/4] w-[clamp(7rem,16vw,11rem)] grid-rows-[minmax(0,1fr)] overflow-hidden rounded-1 rounded-r-2 bg-tint shadow-1">
        <BookFace cover={book.cover} />
      </span>
      <div className="min-w-0">
        <div className="flex items-start justify-between gap-3">
          <h1 className="min-w-0 text-3xl leading-tight [overflow-wrap:anywhere]">{hyphenate(book.title, locale)}</h1>
          {menu}
        </div>
        <p className="mt-1 text-ink-2">{t("head.facts", facts)}</p>
        {book.summary && (
          <p className="mt-3 max-w-measure whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">{book.summary}</p>
        )}
        <div className="mt-4">{visibility}</div>
      </div>
    </header>
  );
}
