import { useTranslations } from "next-intl";
import { Icon } from "#components/ui/icons/icon.tsx";
import { Link } from "#components/ui/navigation/link.tsx";
import { getPageNumbers } from "#components/ui/navigation/page-numbers.ts";

interface PaginationProps {
  page: number;
  /** How many there are. */
  pages: number;
  getHref: (page: number) => string;
}

/** Links to the pages of a list; nothing for a list of one page. */
export function Pagination({ page, pages, getHref }: PaginationProps) {
  const t = useTranslations("ui.pagination");
  if (pages < 2) return null;
  return (
    <nav aria-label={t("label")} className="mt-12 flex flex-wrap justify-center sm:gap-1 print:hidden">
      {page > 1 && (
        <Link href={getHref(page - 1)} rel="prev" aria-label={t("previous")} className="page-link">
          <Icon name="chevronLeft" />
        </Link>
      )}
      {getPageNumbers(page, pages).map((number, index, all) => {
        const hasGap = number - (all[index - 1] ?? 0) > 1;
        return [
          hasGap && (
            <span key={`gap-${number}`} className="page-link max-sm:min-w-5 max-sm:px-0">
              …
            </span>
          ),
          <Link
            key={number}
            href={getHref(number)}
            aria-label={t("page", { page: number })}
            aria-current={number === page ? "page" : undefined}
            className="page-link"
          >
            {number}
          </Link>,
        ];
      })}
      {page < pages && (
        <Link href={getHref(page + 1)} rel="next" aria-label={t("next")} className="page-link">
          <Icon name="chevronRight" />
        </Link>
      )}
    </nav>
  );
}
