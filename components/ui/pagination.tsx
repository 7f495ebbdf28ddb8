import clsx from "clsx";
import Link from "next/link";
import { Icon } from "#components/ui/icon.tsx";
import { pagesAround } from "#components/ui/pages-around.ts";

interface PaginationProps {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  words: { label: string; previous: string; next: string; pageOf: (page: number) => string };
}

const cell = "grid h-11 min-w-11 place-items-center rounded-2 px-[0.6rem] font-strong tabular-nums no-underline";

/** Real links to the pages of a list; nothing for a list of one page. */
export function Pagination({ page, pages, hrefOf, words }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label={words.label} className="mt-12 flex flex-wrap justify-center sm:gap-1 print:hidden">
      {page > 1 && (
        <Link href={hrefOf(page - 1)} rel="prev" aria-label={words.previous} className={clsx(cell, "hover:bg-tint")}>
          <Icon name="chevronLeft" />
        </Link>
      )}
      {pagesAround(page, pages).map((number, index, all) => {
        const hasGap = number - (all[index - 1] ?? 0) > 1;
        return [
          hasGap && (
            <span key={`gap-${number}`} className={clsx(cell, "max-sm:min-w-5 max-sm:px-0")}>
              …
            </span>
          ),
          <Link
            key={number}
            href={hrefOf(number)}
            prefetch={false}
            aria-label={words.pageOf(number)}
            aria-current={number === page ? "page" : undefined}
            className={clsx(cell, number === page ? "bg-kobalt text-on-kobalt" : "hover:bg-tint")}
          >
            {number}
          </Link>,
        ];
      })}
      {page < pages && (
        <Link href={hrefOf(page + 1)} rel="next" aria-label={words.next} className={clsx(cell, "hover:bg-tint")}>
          <Icon name="chevronRight" />
        </Link>
      )}
    </nav>
  );
}
