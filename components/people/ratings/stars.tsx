import { useFormatter, useTranslations } from "next-intl";
import { createElement } from "react";
import { iconShapes } from "#components/ui/icons/icon-shapes.ts";
import { starValues } from "#lib/people/ratings/stars.ts";

const size = 24;

/** An average as five stars, filled to a tenth. Its accessible name is "4,6 von 5 Sternen". */
export function Stars({ average }: { average: number }) {
  const t = useTranslations("ratings.stars");
  const format = useFormatter();
  const shown = format.number(average, { maximumFractionDigits: 1 });
  return (
    <span role="img" aria-label={t("name", { average: shown })} className="stars">
      {starValues.map((star) => (
        <Star key={star} part={Math.min(1, Math.max(0, average - star + 1))} />
      ))}
    </span>
  );
}

/** The fill is an SVG of its own whose width cuts it off. */
function Star({ part }: { part: number }) {
  return (
    <svg className="icon" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      {part > 0 && (
        <svg aria-hidden="true" className="star-fill" width={Number((size * part).toFixed(1))} height={size}>
          {outline()}
        </svg>
      )}
      {outline()}
    </svg>
  );
}

function outline() {
  return iconShapes.star.map(([tag, attributes]) => createElement(tag, { key: tag, ...attributes }));
}
