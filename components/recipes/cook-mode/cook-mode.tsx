import { useLocale } from "next-intl";
import { CookModeLoader } from "#components/recipes/cook-mode/cook-mode-loader.tsx";
import { useTexts } from "#lib/i18n/texts.ts";

/** Cook mode of the steps around it; nothing until it is opened. */
export function CookMode() {
  return <CookModeLoader locale={useLocale()} messages={useTexts("recipes.cook")} />;
}
