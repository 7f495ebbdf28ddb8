import { useTranslations } from "next-intl";
import type { DeskFieldProps } from "#components/ui/desk/desk-form.tsx";
import { Checkbox } from "#components/ui/forms/choice.tsx";
import { TextArea, TextField } from "#components/ui/forms/text-field.tsx";
import { type IngredientField, ingredientLength as length } from "#lib/content/ingredients/desk/form-fields.ts";

interface FieldsProps {
  field: (name: IngredientField) => DeskFieldProps<IngredientField>;
}

const languages = [
  { lang: "de", suffix: "De" },
  { lang: "en", suffix: "En" },
] as const;

/** Names in both languages, side by side on wide screens. */
export function IngredientNameFields({ field }: FieldsProps) {
  const t = useTranslations("ingredients.desk");
  return (
    <fieldset className="grid min-w-0 gap-5">
      <legend className="mb-4 font-serif text-2xl">{t("names")}</legend>
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
        {languages.map(({ lang, suffix }) => (
          <div key={lang} className="grid content-start gap-5 sm:grid-cols-2">
            <TextField {...field(`singular${suffix}`)} lang={lang} maxLength={length.name} required />
            <TextField {...field(`plural${suffix}`)} lang={lang} maxLength={length.name} required />
            <div className="sm:col-span-2">
              <TextArea
                {...field(`synonyms${suffix}`)}
                lang={lang}
                rows={2}
                maxLength={length.synonyms}
                hint={t("synonymsHint")}
              />
            </div>
            <div className="sm:col-span-2">
              <TextField {...field(`slug${suffix}`)} hint={t("slugHint")} autoCapitalize="none" spellCheck={false} />
            </div>
            <TextField {...field(`usSingular${suffix}`)} lang={lang} maxLength={length.name} />
            <TextField {...field(`usPlural${suffix}`)} lang={lang} maxLength={length.name} />
            <TextField {...field(`usSubstitute${suffix}`)} lang={lang} maxLength={length.substitute} />
            <TextField {...field(`deSubstitute${suffix}`)} lang={lang} maxLength={length.substitute} />
          </div>
        ))}
      </div>
      <p className="max-w-measure text-ink-3 text-sm">{t("namesHint")}</p>
    </fieldset>
  );
}

/** Texts of the ingredient's page in both languages. */
export function IngredientPageFields({
  field,
  isChecked,
}: FieldsProps & { isChecked: (name: IngredientField) => boolean }) {
  const t = useTranslations("ingredients.desk");
  return (
    <fieldset className="grid min-w-0 gap-5">
      <legend className="mb-4 font-serif text-2xl">{t("page")}</legend>
      <div>
        <Checkbox name="hasPage" label={t("fields.hasPage")} defaultChecked={isChecked("hasPage")} />
        <p className="text-ink-3 text-sm">{t("hasPageHint")}</p>
      </div>
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
        {languages.map(({ lang, suffix }) => (
          <div key={lang} className="grid content-start gap-5">
            <TextArea {...field(`summary${suffix}`)} lang={lang} rows={3} maxLength={length.summary} />
            <TextArea {...field(`body${suffix}`)} lang={lang} rows={8} maxLength={length.body} hint={t("bodyHint")} />
            <TextArea {...field(`storage${suffix}`)} lang={lang} rows={4} maxLength={length.text} />
            <TextArea {...field(`substitutes${suffix}`)} lang={lang} rows={4} maxLength={length.text} />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
