import { useFormatter, useTranslations } from "next-intl";
import { createElement } from "react";
import { drawings } from "#components/ui/drawings.ts";
import { starChoices } from "#lib/ratings/stars.ts";

const size = 24;

/** How many of five stars, drawn to the tenth. Its name is „4,6 von 5 Sternen“. */
export function Stars({ average }: { average: number }) {
  const t = useTranslations("ratings.stars");
  const format = useFormatter();
  const shown = format.number(average, { maximumFractionDigits: 1 });
  return (
    <span role="img" aria-label={t("name", { average: shown })} className="stars">
      {starChoices.map((star) => (
        <Star key={star} part={Math.min(1, Math.max(0, average - star + 1))} />
      ))}
    </span>
  );
}

/** The colour stands in a window of its own, which cuts it off where the part ends. */
function Star({ part }: { part: number }) {
  return (
    <svg className="icon" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      {part > 0 && (
        <svg aria-hidden="true" className="star-filling" width={Number((size * part).toFixed(1))} height={size}>
          {outline()}
        </svg>
      )}
      {outline()}
    </svg>
  );
}

function outline() {
  return drawings.star.map(([tag, attributes]) => createElement(tag, { key: tag, ...attributes }));
}
