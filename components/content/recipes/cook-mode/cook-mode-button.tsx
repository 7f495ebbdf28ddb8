import { useTranslations } from "next-intl";
import { StartButton } from "#components/content/recipes/cook-mode/start-button.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";

/** Opens cook mode. */
export function CookModeButton() {
  const t = useTranslations("recipes.cook");
  return (
    <StartButton>
      <Icon name="chefHat" />
      {t("start")}
    </StartButton>
  );
}
