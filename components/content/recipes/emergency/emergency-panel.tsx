import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ModalLinks } from "#components/content/recipes/emergency/modal-links.tsx";
import { emergencyRecipeModalId } from "#components/ui/dialogs/modal-ids.ts";
import { Chip } from "#components/ui/navigation/chip.tsx";
import type { Recipe } from "#lib/content/recipes/recipe.ts";
import { capitalize } from "#lib/platform/text/capitalize.ts";

const maxTags = 3;

interface EmergencyPanelProps {
  recipe: Recipe;
  /** The card of the recipe. */
  children: ReactNode;
}

/** Offers one simple recipe on the 404 page; its card opens EmergencyModal. */
export function EmergencyPanel({ recipe, children }: EmergencyPanelProps) {
  const t = useTranslations("recipes.emergency");
  const locale = useLocale();
  return (
    <aside
      aria-label={t("title")}
      className="gingham grid place-items-center px-(--gutter) py-[clamp(2.5rem,5vw,5rem)] [--cell:28px]"
    >
      <div className="w-[min(100%,26rem)] rounded-2 bg-page p-5 shadow-2">
        <p className="overline-text mb-3">{t("title")}</p>
        <ModalLinks modalId={emergencyRecipeModalId}>{children}</ModalLinks>
        <ul aria-label={t("tags")} className="mt-4 flex flex-wrap gap-2">
          {recipe.tags.slice(0, maxTags).map((tag) => (
            <li key={tag.slug}>
              <Chip>{capitalize(tag.title, locale)}</Chip>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
