import { useTranslations } from "next-intl";

interface FoundNoteProps {
  search: string;
  count: number;
  /** There are more than were counted. */
  isCapped: boolean;
  corrections: { typed: string; meant: string }[];
}

/** How much was found, and which words were taken for others; said aloud whenever it changes. */
export function FoundNote({ search, count, isCapped, corrections }: FoundNoteProps) {
  const t = useTranslations("searches.results");
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
