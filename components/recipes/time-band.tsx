import clsx from "clsx";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Duration } from "#components/ui/duration.tsx";
import { toOvenFahrenheit } from "#lib/measure/us-measure.ts";
import type { Recipe } from "#lib/recipes/recipe.ts";

const parts = ["preparation", "baking", "resting"] as const;

/** Preparation is work, the stove is mustard like all time, and resting is the laid table: waiting. */
const colors = { preparation: "bg-kobalt", baking: "bg-senf", resting: "karo" };

type TimeBandProps = Pick<Recipe, "duration" | "ovenCelsius" | "difficulty">;

/** How long it takes, as a band in proportion and in words. Parts that take no time are left out. */
export function TimeBand({ duration, ovenCelsius, difficulty }: TimeBandProps) {
  const t = useTranslations("recipes.times");
  const taken = parts.filter((part) => duration[part] > 0);
  const words = {
    preparation: t("preparation"),
    baking:
      ovenCelsius === null ? (
        t("cooking")
      ) : (
        <span>
          <span className="in-metric">{t("ovenAt", { degrees: ovenCelsius })}</span>
          <span className="in-us">{t("ovenAtUs", { degrees: toOvenFahrenheit(ovenCelsius) })}</span>
        </span>
      ),
    resting: t("resting"),
  };
  return (
    <section
      aria-label={t("title")}
      className="mt-8 grid gap-5 border-line border-t py-5 print:mt-[8pt] print:border-b print:py-[4pt]"
    >
      <div aria-hidden="true" className="flex h-4 gap-[3px] print:hidden">
        {taken.map((part) => (
          <span
            key={part}
            className={clsx("min-w-2 rounded-[2px] [--k:4px]", colors[part])}
            style={{ flexGrow: duration[part], flexBasis: 0 }}
          />
        ))}
      </div>
      <dl className="grid grid-cols-6 gap-x-3 gap-y-4 md:flex md:justify-between print:flex print:justify-start print:gap-x-[1cm]">
        <Fact term={t("total")} className="max-md:-order-2 max-md:col-span-3">
          <Duration minutes={duration.total} />
        </Fact>
        {taken.map((part) => (
          <Fact
            key={part}
            term={words[part]}
            color={colors[part]}
            className={taken.length > 2 ? "max-md:col-span-2" : "max-md:col-span-3"}
          >
            <Duration minutes={duration[part]} />
          </Fact>
        ))}
        {difficulty !== "unknown" && (
          <Fact term={t("difficulty")} className="max-md:-order-1 max-md:col-span-3">
            {t(difficulty)}
          </Fact>
        )}
      </dl>
    </section>
  );
}

interface FactProps {
  term: ReactNode;
  /** Of the part of the band this stands for. */
  color?: string;
  className: string;
  children: ReactNode;
}

function Fact({ term, color, className, children }: FactProps) {
  return (
    <div className={clsx("min-w-0", className)}>
      <dt className="flex items-center gap-[0.45rem] text-ink-2 text-sm">
        {color && <span className={clsx("size-[0.85rem] flex-none rounded-[2px] [--k:3.5px] print:hidden", color)} />}
        {term}
      </dt>
      <dd className="font-serif font-title text-xl leading-[1.2] print:text-[11pt]">{children}</dd>
    </div>
  );
}
