import { useLocale } from "next-intl";
import { CookModeLoader } from "#components/content/recipes/cook-mode/cook-mode-loader.tsx";
import { useTexts } from "#lib/platform/i18n/texts.ts";

/** Cook mode of the steps around it; nothing until it is opened. */
export function CookMode() {
  return <CookModeLoader locale={useLocale()} messages={useTexts("recipes.cook")} />;
}
