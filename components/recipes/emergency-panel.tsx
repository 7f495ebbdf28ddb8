import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { OpensInstead } from "#components/recipes/opens-instead.tsx";
import { Chip } from "#components/ui/chip.tsx";
import { capitalize } from "#lib/i18n/capitalize.ts";
import { emergencyModal } from "#lib/recipes/fallback.ts";
import type { Recipe } from "#lib/recipes/recipe.ts";

const mostTags = 3;

interface EmergencyPanelProps {
  recipe: Recipe;
  /** The card of the recipe. */
  children: ReactNode;
}

/** A box on the laid cloth: the recipe that always works. Its card opens the recipe at a glance. */
export function EmergencyPanel({ recipe, children }: EmergencyPanelProps) {
  const t = useTranslations("recipes.emergency");
  const locale = useLocale();
  return (
    <aside
      aria-label={t("title")}
      className="karo grid place-items-center px-(--gutter) py-[clamp(2.5rem,5vw,5rem)] [--k:28px]"
    >
      <div className="w-[min(100%,26rem)] rounded-2 bg-page p-5 shadow-2">
        <p className="overline-text mb-3">{t("title")}</p>
        <OpensInstead modal={emergencyModal}>{children}</OpensInstead>
        <ul aria-label={t("tags")} className="mt-4 flex flex-wrap gap-2">
          {recipe.tags.slice(0, mostTags).map((tag) => (
            <li key={tag.slug}>
              <Chip>{capitalize(tag.title, locale)}</Chip>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
