import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

/** The box after the last step, with the rating. */
export function RecipeOutro({ children }: { children?: ReactNode }) {
  const t = useTranslations("recipes.outro");
  return (
    <div className="gingham gingham-pale mt-12 rounded-2 p-6 text-center max-sm:p-5 print:hidden">
      <div className="rounded-2 bg-page px-4 pt-6 pb-4">
        <h3 className="text-xl">{t("title")}</h3>
        {children}
      </div>
    </div>
  );
}
