import { useLocale, useTranslations } from "next-intl";
import { AddButton } from "#components/shopping-lists/add-button.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";

/** Below the ingredients of a recipe. Where there is no script it could not work, and is not shown. */
export function AddToList({ recipeId }: { recipeId: string }) {
  const t = useTranslations("shoppingLists.addButton");
  return (
    <div className="needs-script mt-5 print:hidden">
      <AddButton
        recipeId={recipeId}
        locale={useLocale()}
        className={buttonClass({ look: "secondary", isWide: true })}
        failed={t("failed")}
      >
        <Icon name="shoppingBasket" />
        {t("label")}
      </AddButton>
    </div>
  );
}
