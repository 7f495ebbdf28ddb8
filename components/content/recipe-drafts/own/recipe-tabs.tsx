import { useLocale, useTranslations } from "next-intl";
import { ChipLink } from "#components/ui/navigation/chip.tsx";
import { type RecipeState, recipeStates } from "#lib/content/recipe-drafts/states.ts";
import { formatNumber } from "#lib/platform/i18n/number.ts";

interface RecipeTabsProps {
  /** Address of the page with the tabs. */
  path: string;
  current: RecipeState;
  counts: Record<RecipeState, number>;
}

/** Own recipes by state: the states that have any, and the current one. */
export function RecipeTabs({ path, current, counts }: RecipeTabsProps) {
  const locale = useLocale();
  const t = useTranslations("recipeDrafts.own");
  const shown = recipeStates.filter((state) => counts[state] > 0 || state === current);
  return (
    <nav aria-label={t("tabs")}>
      <ul className="flex flex-wrap gap-2">
        {shown.map((state) => (
          <li key={state}>
            <ChipLink
              href={`${path}?tab=${state}`}
              aria-current={state === current ? "page" : undefined}
              isCurrent={state === current}
            >
              {t(`tab.${state}`)} <span className="font-text">{formatNumber(counts[state], locale)}</span>
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
