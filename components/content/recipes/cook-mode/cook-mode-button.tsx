import { useTranslations } from "next-intl";
import { StartButton } from "#components/content/recipes/cook-mode/start-button.tsx";
import { Icon } from "#components/ui/icons/icon.tsx";
import { HiddenText } from "#components/ui/text/hidden-text.tsx";

/** Opens cook mode. A compact one has its word for screen readers only. */
export function CookModeButton({ isCompact = false }: { isCompact?: boolean }) {
  const t = useTranslations("recipes.cook");
  return (
    <StartButton>
      <Icon name="chefHat" />
      {isCompact ? <HiddenText>{t("name")}</HiddenText> : t("start")}
    </StartButton>
  );
}
