import { getLocale, getTranslations } from "next-intl/server";
import { IngredientForm } from "#components/content/ingredients/desk/ingredient-form.tsx";
import type { DeskIngredient } from "#lib/content/ingredients/desk/desk-queries.ts";
import { toIngredientValues } from "#lib/content/ingredients/desk/ingredient-content.ts";
import { getMonthNames } from "#lib/content/ingredients/season.ts";
import { usForms } from "#lib/measures/units/us-form.ts";
import { aisles } from "#lib/platform/config/aisles.ts";

/** The form of an ingredient with its texts; null for a new one. */
export async function IngredientFormSection({ ingredient }: { ingredient: DeskIngredient | null }) {
  const [locale, t, aisleNames] = await Promise.all([
    getLocale(),
    getTranslations("ingredients.desk"),
    getTranslations("shoppingLists.page.aisles"),
  ]);
  return (
    <IngredientForm
      saved={ingredient && { id: ingredient.id, version: ingredient.version }}
      initial={ingredient ? toIngredientValues(ingredient, locale) : { aisle: "storeCupboard", shelfLifeDays: "365" }}
      options={{
        aisles: aisles.map((value) => ({ value, label: aisleNames(value) })),
        usForms: [
          { value: "", label: t("usForms.none") },
          ...usForms.map((value) => ({ value, label: t(`usForms.${value}`) })),
        ],
        months: getMonthNames(locale, "long").map(({ name }) => name),
      }}
    />
  );
}
