"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { ReviewFields } from "#components/content/recipe-drafts/review/review-form.tsx";
import { Checkbox } from "#components/ui/forms/choice.tsx";

export interface CategoryOptions {
  group: string;
  categories: { id: string; title: string }[];
}

export interface TagOption {
  id: string;
  title: string;
  isHidden: boolean;
}

interface CategoryFieldsProps {
  fields: ReviewFields;
  categories: CategoryOptions[];
  selected: { mainCategoryId: string; categoryIds: string[] };
  errorIcon: ReactNode;
}

/** The main category of a recipe, and others. */
export function CategoryFields({ fields, categories, selected, errorIcon }: CategoryFieldsProps) {
  const t = useTranslations("recipeReviews.accept");
  const id = fields.toId("mainCategoryId");
  const error = fields.getError("mainCategoryId");
  const checked = fields.values.categoryIds?.split(" ") ?? selected.categoryIds;
  return (
    <>
      <div className="grid gap-[0.35rem]">
        <label htmlFor={id} className="font-strong text-sm">
          {t("mainCategory")}
        </label>
        <select
          id={id}
          name="mainCategoryId"
          defaultValue={fields.values.mainCategoryId || selected.mainCategoryId}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          className="text-input min-h-12"
        >
          <option value="">{t("choose")}</option>
          {categories.map((one) => (
            <optgroup key={one.group} label={one.group}>
              {one.categories.map((category) => (
                <option key={category.id} value={category.id}>
                  {category.title}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        {error && (
          <p id={`${id}-note`} className="flex items-start gap-[0.4rem] font-strong text-error text-sm">
            {errorIcon}
            {error}
          </p>
        )}
      </div>
      <details className="border-line border-y py-2">
        <summary className="flex min-h-11 cursor-pointer items-center font-strong text-primary text-sm hover:underline">
          {t("categories")}
        </summary>
        {categories.map((one) => (
          <fieldset key={one.group} className="mb-3 grid sm:grid-cols-2">
            <legend className="text-ink-2 text-sm">{one.group}</legend>
            {one.categories.map((category) => (
              <Checkbox
                key={category.id}
                name="categoryIds"
                value={category.id}
                label={category.title}
                defaultChecked={checked.includes(category.id)}
              />
            ))}
          </fieldset>
        ))}
      </details>
    </>
  );
}

/** Tags of a recipe, also those that readers do not see. */
export function TagFields({ fields, tags, selected }: { fields: ReviewFields; tags: TagOption[]; selected: string[] }) {
  const t = useTranslations("recipeReviews.accept");
  const checked = fields.values.tagIds?.split(" ") ?? selected;
  return (
    <details className="-mt-5 border-line border-b py-2" open={selected.length > 0}>
      <summary className="flex min-h-11 cursor-pointer items-center font-strong text-primary text-sm hover:underline">
        {t("tags")}
      </summary>
      <div className="grid sm:grid-cols-2">
        {tags.map(({ id, title, isHidden }) => (
          <Checkbox
            key={id}
            name="tagIds"
            value={id}
            label={title}
            extra={isHidden ? t("hiddenTag") : undefined}
            defaultChecked={checked.includes(id)}
          />
        ))}
      </div>
    </details>
  );
}
