import { useLocale, useTranslations } from "next-intl";
import { AddButton } from "#components/shopping-lists/add-button.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";

/** A button below the ingredients of a recipe, hidden without script. */
export function AddToList({ recipeId }: { recipeId: string }) {
  const t = useTranslations("shoppingLists.addButton");
  return (
    <div className="needs-script mt-5 print:hidden">
      <AddButton
        recipeId={recipeId}
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
