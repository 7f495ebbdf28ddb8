import { useFormatter, useTranslations } from "next-intl";
import { Stars } from "#components/people/ratings/stars.tsx";
import { ratingAnchor } from "#lib/people/ratings/stars.ts";

interface RatingLineProps {
  average: number;
  count: number;
}

/** Average rating of a recipe, which links to the form to rate it. */
export function RatingLine({ average, count }: RatingLineProps) {
  const t = useTranslations("ratings.line");
  const format = useFormatter();
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return (
    <p className="-mt-1 mb-3 text-ink-2 text-sm print:hidden">
      <a href={`#${ratingAnchor}`} className="inline-flex min-h-8 items-center gap-2 hover:text-primary">
        <Stars average={average} />
        <span className="underline">{t("text", { average: format.number(average, digits), count })}</span>
      </a>
    </p>
  );
}
