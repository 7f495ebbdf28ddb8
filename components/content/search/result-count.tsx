import { useTranslations } from "next-intl";

interface ResultCountProps {
  search: string;
  count: number;
  /** There are more hits than were counted. */
  isCapped: boolean;
  corrections: { typed: string; meant: string }[];
  /** Nothing matches: what comes closest is shown. */
  isClosest?: boolean;
}

/**
 * The number of hits, or that there are only similar ones, and the corrected words, announced to
 * screen readers on change.
 */
export function ResultCount({ search, count, isCapped, corrections, isClosest }: ResultCountProps) {
  const t = useTranslations("search.results");
  const total = getTotal();
  function getTotal() {
    if (isClosest) return /\s/.test(search) ? t("closest", { search }) : t("closestToWord", { search });
    if (isCapped) return t("countCapped", { count });
    return search ? t("count", { count, search }) : t("countAll", { count });
  }
  return (
    <p role="status" className="mt-4">
      <span className="font-strong">{total}</span>
      {corrections.map(({ typed, meant }) => (
        <span key={typed} className="text-ink-2">
          {" "}
          {t("corrected", { typed, meant })}
        </span>
      ))}
    </p>
  );
}
