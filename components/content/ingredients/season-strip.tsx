import { useLocale, useTranslations } from "next-intl";
import { Link } from "#components/ui/navigation/link.tsx";
import type { IngredientLink } from "#lib/content/ingredients/queries.ts";
import { getMonthName, getSeasonEnd } from "#lib/content/ingredients/season.ts";

interface SeasonStripProps {
  /** Ingredients in season in `month` (1–12). */
  ingredients: IngredientLink[];
  month: number;
}

/** Ingredients in season this month with the end of their season; empty in a month without any. */
export function SeasonStrip({ ingredients, month }: SeasonStripProps) {
  const locale = useLocale();
  const t = useTranslations("ingredients.index");
  if (ingredients.length === 0) return null;
  return (
    <section aria-labelledby="in-season" className="mb-10 rounded-2 bg-tint p-6 [--ground:var(--tint)] md:p-8">
      <h2 id="in-season" className="text-2xl">
        {t("season")}
      </h2>
      <p className="mt-1 text-ink-2">{t("seasonText", { month: getMonthName(locale, month) })}</p>
      <ul className="mt-3 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
        {ingredients.map(({ id, title, href, season }) => (
          <li key={id} className="border-line border-b">
            <Link href={href} className="group flex min-h-13 items-baseline justify-between gap-3 pt-3 no-underline">
              <span className="font-serif font-title text-[1.1875rem] group-hover:underline">{title}</span>
              <SeasonEnd month={getSeasonEnd(season, month)} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SeasonEnd({ month }: { month: number | null }) {
  const locale = useLocale();
  const t = useTranslations("ingredients.index");
  if (month === null) return null;
  return (
    <span className="whitespace-nowrap text-ink-2 text-sm">{t("until", { month: getMonthName(locale, month) })}</span>
  );
}
