import { useTranslations } from "next-intl";
import { editorialFieldNames } from "#lib/content/recipe-drafts/working-copy/editorial.ts";
import { contentFieldNames, isLocalizedField } from "#lib/content/recipes/content/fields.ts";

const nestedFields = ["servings.amount", "duration.preparation", "duration.baking", "duration.resting"] as const;

/** Names a field by its path in the content: "Schritt 2", "Zutat 3: Menge". */
export function useFieldLabel(): (path: string) => string {
  const t = useTranslations("recipeDrafts.labels");
  return (path) => {
    const [field = "", first = "", list = "", second = ""] = path.split(".");
    const editorial = field === "editorial" ? editorialFieldNames.find((one) => one === first) : undefined;
    if (editorial)
      return list
        ? t("inLanguage", { label: t(`editorial.${editorial}`), language: list })
        : t(`editorial.${editorial}`);
    const nested = nestedFields.find((one) => one === path);
    if (nested) return t(nested);
    if (field === "groups" && list === "ingredients" && second) {
      return t("ingredient", { group: Number(first) + 1, number: Number(second) + 1 });
    }
    if (field === "groups" && first) return t("group", { number: Number(first) + 1 });
    if (field === "steps" && first) return t("step", { number: Number(first) + 1 });
    const name = contentFieldNames.find((one) => one === field);
    if (!name) return t("draft");
    const label = name === "servings" ? t("servings.amount") : name === "duration" ? t("times") : t(name);
    return isLocalizedField(name) && first ? t("inLanguage", { label, language: first }) : label;
  };
}
