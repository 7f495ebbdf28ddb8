import { useLocale, useMessages, useTranslations } from "next-intl";
import { AddButton } from "#components/kitchen/shopping-lists/add-button.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import type { AddableRecipe } from "#lib/kitchen/shopping-lists/addable-recipe.ts";
import type { UnitNames } from "#lib/kitchen/shopping-lists/display-rows.ts";

interface AddToListProps {
  recipe: AddableRecipe;
  /** Names of the units a recipe may have. */
  units: UnitNames;
}

/** A button below the ingredients of a recipe, hidden without script. */
export function AddToList({ recipe, units }: AddToListProps) {
  const t = useTranslations("shoppingLists.addButton");
  const messages = useMessages().shoppingLists.addModal;
  return (
    <div className="needs-script mt-5 print:hidden">
      <AddButton
        content={{ ...recipe, units, messages }}
        locale={useLocale()}
        className={buttonClass({ variant: "secondary", isFullWidth: true })}
        errorMessage={t("failed")}
      >
        <Icon name="shoppingBasket" />
        {t("label")}
      </AddButton>
    </div>
  );
}
