import { useTranslations } from "next-intl";
import { DeskForm } from "#components/ui/desk/desk-form.tsx";
import { saveIngredientAction } from "#lib/content/ingredients/actions.ts";
import { type IngredientField, ingredientFields } from "#lib/content/ingredients/desk/form-fields.ts";
import { type FactOptions, IngredientFactFields } from "./ingredient-fact-fields.tsx";
import { IngredientNameFields, IngredientPageFields } from "./ingredient-text-fields.tsx";

interface IngredientFormProps {
  /** Null for a new ingredient. */
  saved: { id: string; version: number } | null;
  initial: Partial<Record<IngredientField, string>>;
  options: FactOptions;
}

/** Creates or changes an ingredient. */
export function IngredientForm({ saved, initial, options }: IngredientFormProps) {
  const t = useTranslations("ingredients.desk");
  const labelOf = (name: IngredientField) => {
    if (name === "form") return "";
    if (name.startsWith("month")) return options.months[Number(name.slice(5)) - 1] ?? "";
    return t(`fields.${name as Exclude<IngredientField, "form" | `month${number}`>}`);
  };
  return (
    <DeskForm action={saveIngredientAction} fields={ingredientFields} saved={saved} initial={initial} labelOf={labelOf}>
      {(field, isChecked) => (
        <div className="grid gap-10">
          <IngredientNameFields field={field} />
          <IngredientFactFields field={field} isChecked={isChecked} labelOf={labelOf} options={options} />
          <IngredientPageFields field={field} isChecked={isChecked} />
        </div>
      )}
    </DeskForm>
  );
}
