import { useTranslations } from "next-intl";
import { Checkbox } from "#components/ui/forms/choice.tsx";
import { SelectField } from "#components/ui/forms/select-field.tsx";

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
  categories: CategoryOptions[];
  selected: { mainCategoryId: string; categoryIds: string[] };
}

/** The main category of a recipe, and others. */
export function CategoryFields({ categories, selected }: CategoryFieldsProps) {
  const t = useTranslations("recipeReviews.accept");
  return (
    <>
      <SelectField
        name="mainCategoryId"
        label={t("mainCategory")}
        options={[{ value: "", label: t("choose") }]}
        groups={categories.map(({ group, categories: entries }) => ({
          label: group,
          options: entries.map(({ id, title }) => ({ value: id, label: title })),
        }))}
        defaultValue={selected.mainCategoryId}
      />
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
                defaultChecked={selected.categoryIds.includes(category.id)}
              />
            ))}
          </fieldset>
        ))}
      </details>
    </>
  );
}

/** Tags of a recipe, also those that readers do not see. */
export function TagFields({ tags, selected }: { tags: TagOption[]; selected: string[] }) {
  const t = useTranslations("recipeReviews.accept");
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
            defaultChecked={selected.includes(id)}
          />
        ))}
      </div>
    </details>
  );
}
