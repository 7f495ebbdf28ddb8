"use client";
import { useTranslations } from "next-intl";

const simpleFields = [
  "language",
  "difficulty",
  "pictureId",
  "tagIds",
  "source",
  "utensils",
  "groups",
  "steps",
] as const;
const textFields = ["title", "summary", "chefsNote"] as const;
const nestedFields = ["servings.amount", "duration.preparation", "duration.baking", "duration.resting"] as const;

/** What only editors write. */
const editorialFields = [
  "authorId",
  "isSponsored",
  "videoId",
  "mainCategoryId",
  "categoryIds",
  "tagIds",
  "slug",
  "metaTitle",
  "metaDescription",
  "keywords",
  "storage",
  "freezing",
  "makeAhead",
  "ovenCelsius",
  "nutrition",
] as const;

/** Names a field by its path in the content: "Schritt 2", "Zutat 3: Menge". */
export function useFieldLabel(): (path: string) => string {
  const t = useTranslations("recipeDrafts.labels");
  return (path) => {
    const [field = "", first = "", list = "", second = ""] = path.split(".");
    const editorial = field === "editorial" ? editorialFields.find((one) => one === first) : undefined;
    if (editorial)
      return list
        ? t("inLanguage", { label: t(`editorial.${editorial}`), language: list })
        : t(`editorial.${editorial}`);
    const nested = nestedFields.find((one) => one === path);
    if (nested) return t(nested);
    const text = textFields.find((one) => one === field);
    if (text) return first ? t("inLanguage", { label: t(text), language: first }) : t(text);
    if (field === "servings" || field === "duration") return t(field === "servings" ? "servings.amount" : "times");
    if (field === "groups" && list === "ingredients" && second) {
      return t("ingredient", { group: Number(first) + 1, number: Number(second) + 1 });
    }
    if (field === "groups" && first) return t("group", { number: Number(first) + 1 });
    if (field === "steps" && first) return t("step", { number: Number(first) + 1 });
    const simple = simpleFields.find((one) => one === field);
    return simple ? t(simple) : t("draft");
  };
}
