import { useTranslations } from "next-intl";
import { DeskForm } from "#components/ui/desk/desk-form.tsx";
import { SelectField } from "#components/ui/forms/select-field.tsx";
import { TextArea, TextField } from "#components/ui/forms/text-field.tsx";
import { saveCategoryAction } from "#lib/content/categories/actions.ts";
import {
  type CategoryField,
  categoryFields,
  categoryLength as length,
} from "#lib/content/categories/desk/form-fields.ts";

interface CategoryFormProps {
  /** Null for a new category. */
  saved: { id: string; version: number } | null;
  initial: Partial<Record<CategoryField, string>>;
  /** Groups to choose from; none where the place in the tree is fixed. */
  parents: { value: string; label: string }[];
}

const languages = [
  { lang: "de", suffix: "De" },
  { lang: "en", suffix: "En" },
] as const;

/** Creates or changes a category. */
export function CategoryForm({ saved, initial, parents }: CategoryFormProps) {
  const t = useTranslations("categories.desk");
  return (
    <DeskForm
      action={saveCategoryAction}
      fields={categoryFields}
      labelOf={(name) => (name === "form" ? "" : t(`fields.${name}`))}
      saved={saved}
      initial={initial}
    >
      {(field) => (
        <>
          {parents.length > 0 ? (
            <SelectField {...field("parentId")} options={parents} hint={t("parentHint")} className="max-w-xl" />
          ) : (
            <input type="hidden" name="parentId" value={initial.parentId ?? ""} />
          )}
          <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
            {languages.map(({ lang, suffix }) => (
              <div key={lang} className="grid content-start gap-5">
                <TextField {...field(`title${suffix}`)} lang={lang} maxLength={length.title} required />
                <TextField {...field(`slug${suffix}`)} hint={t("slugHint")} autoCapitalize="none" spellCheck={false} />
                <TextArea {...field(`summary${suffix}`)} lang={lang} rows={3} maxLength={length.summary} />
                <TextField
                  {...field(`metaTitle${suffix}`)}
                  lang={lang}
                  hint={t("metaHint")}
                  maxLength={length.metaTitle}
                />
                <TextArea
                  {...field(`metaDescription${suffix}`)}
                  lang={lang}
                  rows={3}
                  hint={t("metaHint")}
                  maxLength={length.metaDescription}
                />
              </div>
            ))}
          </div>
        </>
      )}
    </DeskForm>
  );
}
