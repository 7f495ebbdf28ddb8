import clsx from "clsx";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Duration } from "#components/ui/duration.tsx";
import type { Recipe } from "#lib/content/recipes/recipe.ts";
import { toFahrenheit } from "#lib/measures/units/temperature.ts";

const parts = ["preparation", "baking", "resting"] as const;

const colors = { preparation: "bg-primary", baking: "bg-accent", resting: "gingham" };

type TimeBarProps = Pick<Recipe, "duration" | "ovenCelsius" | "difficulty">;

/**
 * Durations as a proportional bar and in words. Parts of 0 minutes are left out; a single part has
 * no proportion, hence no bar.
 */
export function TimeBar({ duration, ovenCelsius, difficulty }: TimeBarProps) {
  const t = useTranslations("recipes.times");
  const shownParts = parts.filter((part) => duration[part] > 0);
  const hasBar = shownParts.length > 1;
  const messages = {
    preparation: t("preparation"),
    baking:
      ovenCelsius === null ? (
        t("cooking")
      ) : (
        <span>
          <span className="in-metric">{t("ovenAt", { degrees: ovenCelsius })}</span>
          <span className="in-us">{t("ovenAtUs", { degrees: toFahrenheit(ovenCelsius) })}</span>
        </span>
      ),
    resting: t("resting"),
  };
  return (
    <section
      aria-label={t("title")}
      className="mt-8 grid gap-5 border-line border-t py-5 print:mt-[8pt] print:border-b print:py-[4pt]"
    >
      {hasBar && (
        <div aria-hidden="true" className="flex h-4 gap-[3px] print:hidden">
          {shownParts.map((part) => (
            <span
              key={part}
              className={clsx("min-w-2 rounded-[2px] [--cell:4px]", colors[part])}
              style={{ flexGrow: duration[part], flexBasis: 0 }}
            />
          ))}
        </div>
      )}
      <dl className="grid grid-cols-6 gap-x-3 gap-y-4 md:flex md:justify-between print:flex print:flex-wrap print:justify-start print:gap-x-[1cm]">
        <TimeFact term={t("total")} className="max-md:-order-2 max-md:col-span-3">
          <Duration minutes={duration.total} />
        </TimeFact>
        {shownParts.map((part) => (
          <TimeFact
            key={part}
            term={messages[part]}
            color={hasBar ? colors[part] : undefined}
            className={shownParts.length > 2 ? "max-md:col-span-2" : "max-md:col-span-3"}
          >
            <Duration minutes={duration[part]} />
          </TimeFact>
        ))}
        {difficulty !== "unknown" && (
          <TimeFact term={t("difficulty")} className="max-md:-order-1 max-md:col-span-3">
            {t(difficulty)}
          </TimeFact>
        )}
      </dl>
    </section>
  );
}

interface TimeFactProps {
  term: ReactNode;
  /** Class of the same part in the bar. */
  color?: string;
  className: string;
  children: ReactNode;
}

function TimeFact({ term, color, className, children }: TimeFactProps) {
  return (
    <div className={clsx("min-w-0", className)}>
      <dt className="flex items-center gap-[0.45rem] text-ink-2 text-sm">
        {color && (
          <span className={clsx("size-[0.85rem] flex-none rounded-[2px] [--cell:3.5px] print:hidden", color)} />
        )}
        {term}
      </dt>
      <dd className="font-serif font-title text-xl leading-[1.2] print:text-[11pt]">{children}</dd>
    </div>
  );
}
