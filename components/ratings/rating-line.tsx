import { useFormatter, useTranslations } from "next-intl";
import { Stars } from "#components/ratings/stars.tsx";
import { ratingAnchor } from "#lib/ratings/stars.ts";

/** What a recipe has been given so far, on the way to where one gives stars oneself. */
export function RatingLine({ average, count }: { average: number; count: number }) {
  const t = useTranslations("ratings.line");
  const format = useFormatter();
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return (
    <p className="mb-4 text-ink-2 text-sm print:hidden">
      <a href={`#${ratingAnchor}`} className="inline-flex min-h-8 items-center gap-[0.4rem]">
        <Stars average={average} />
        <span>{t("text", { average: format.number(average, digits), count })}</span>
      </a>
    </p>
  );
}
