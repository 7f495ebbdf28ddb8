import { getLocale, getTranslations } from "next-intl/server";
import { CategoryForm } from "#components/content/categories/desk/category-form.tsx";
import { type DeskCategory, listDeskCategories } from "#lib/content/categories/desk/desk-queries.ts";
import { type CategoryField, categoryTextFields, topLevel } from "#lib/content/categories/desk/form-fields.ts";
import { toLocalizedValues } from "#lib/platform/i18n/localized-fields.ts";

/** The form of a category with its texts; null for a new one. */
export async function CategoryFormSection({ category }: { category: DeskCategory | null }) {
  const [locale, t, all] = await Promise.all([getLocale(), getTranslations("categories.desk"), listDeskCategories()]);
  const groups = all
    .filter(({ kind }) => kind === "group")
    .map(({ id, texts }) => ({ value: id, label: texts[locale].title }));
  const isFixed = category !== null && (category.kind !== "entry" || category.isBuiltIn);
  const parents = category ? groups : [{ value: topLevel, label: t("topLevel") }, ...groups];
  return (
    <CategoryForm
      saved={category && { id: category.id, version: category.version }}
      initial={category ? toValues(category) : { parentId: groups[0]?.value ?? topLevel }}
      parents={isFixed ? [] : parents}
    />
  );
}

function toValues({ parentId, texts }: DeskCategory): Partial<Record<CategoryField, string>> {
  return { parentId: parentId ?? topLevel, ...toLocalizedValues(texts, ...categoryTextFields) };
}
