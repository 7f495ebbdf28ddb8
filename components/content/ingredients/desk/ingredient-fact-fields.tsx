import { useTranslations } from "next-intl";
import type { DeskFieldProps } from "#components/ui/desk/desk-form.tsx";
import { Checkbox, ChoiceGroup } from "#components/ui/forms/choice.tsx";
import { SelectField } from "#components/ui/forms/select-field.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { type IngredientField, monthFields, nutritionFields } from "#lib/content/ingredients/desk/form-fields.ts";

interface Option {
  value: string;
  label: string;
}

export interface FactOptions {
  aisles: Option[];
  usForms: Option[];
  /** Names of the months, January first. */
  months: string[];
}

interface IngredientFactFieldsProps {
  field: (name: IngredientField) => DeskFieldProps<IngredientField>;
  isChecked: (name: IngredientField) => boolean;
  labelOf: (name: IngredientField) => string;
  options: FactOptions;
}

/** What is the same in every language: measures, nutrition, season and keeping. */
export function IngredientFactFields({ field, isChecked, labelOf, options }: IngredientFactFieldsProps) {
  const t = useTranslations("ingredients.desk");
  return (
    <fieldset className="grid min-w-0 gap-6">
      <legend className="mb-4 font-serif text-2xl">{t("facts")}</legend>
      <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {nutritionFields.map((name) => (
          <TextField key={name} {...field(name)} inputMode="decimal" autoComplete="off" required />
        ))}
      </div>
      <p className="max-w-measure text-ink-3 text-sm">{t("nutritionHint")}</p>
      <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <TextField {...field("density")} inputMode="decimal" autoComplete="off" hint={t("densityHint")} />
        <TextField {...field("pieceGrams")} inputMode="decimal" autoComplete="off" hint={t("pieceGramsHint")} />
        <SelectField {...field("usForm")} options={options.usForms} />
        <SelectField {...field("aisle")} options={options.aisles} />
        <TextField {...field("shelfLifeDays")} inputMode="numeric" autoComplete="off" required />
      </div>
      <div>
        <Checkbox name="isStaple" label={labelOf("isStaple")} defaultChecked={isChecked("isStaple")} />
        <p className="text-ink-3 text-sm">{t("isStapleHint")}</p>
      </div>
      <ChoiceGroup legend={t("season")} aria-describedby="season-hint">
        <div className="grid grid-cols-2 gap-x-5 sm:grid-cols-3 lg:grid-cols-6">
          {monthFields.map((name) => (
            <Checkbox key={name} name={name} label={labelOf(name)} defaultChecked={isChecked(name)} />
          ))}
        </div>
        <p id="season-hint" className="text-ink-3 text-sm">
          {t("seasonHint")}
        </p>
      </ChoiceGroup>
    </fieldset>
  );
}
