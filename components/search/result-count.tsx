import { useTranslations } from "next-intl";

interface ResultCountProps {
  search: string;
  count: number;
  /** There are more hits than were counted. */
  isCapped: boolean;
  corrections: { typed: string; meant: string }[];
}

/** The number of hits and the corrected words, announced to screen readers on change. */
export function ResultCount({ search, count, isCapped, corrections }: ResultCountProps) {
  const t = useTranslations("search.results");
  const total = isCapped
    ? t("countCapped", { count })
    : search
      ? t("count", { count, search })
      : t("countAll", { count });
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
