import { useTranslations } from "next-intl";
import { ActionButton } from "#components/ui/action-button.tsx";
import { Button } from "#components/ui/button.tsx";
import { describeProblems } from "#components/ui/desk/desk-problem.ts";
import { SelectField } from "#components/ui/forms/select-field.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { saveDietsAction } from "#lib/content/ingredients/actions.ts";
import type { DietChange } from "#lib/content/ingredients/desk/diet-queries.ts";
import { dietFacts, dietTags, type IngredientDiets } from "#lib/content/search-index/ingredient-diets.ts";

interface DietPanelProps {
  /** Address of this page. */
  path: string;
  name: string;
  /** No editor has decided: its names tell. */
  isDerived: boolean;
  diets: IngredientDiets;
  /** What was chosen and what would change; null until something is chosen. */
  preview: { diets: IngredientDiets; changes: DietChange[] } | null;
  /** Hidden fields of the form. */
  fields: Record<string, string>;
}

/** Which diets an ingredient suits: choose, see what becomes of the recipes, save. */
export function DietPanel({ path, name, isDerived, diets, preview, fields }: DietPanelProps) {
  const t = useTranslations("ingredients.desk.diets");
  const common = useTranslations("ui.desk");
  const options = dietFacts.map((fact) => ({ value: fact, label: t(`facts.${fact}`) }));
  return (
    <section id="diets" aria-labelledby="diets-title" className="section">
      <SectionHeading id="diets-title" title={t("title")} />
      <p className="mb-2 max-w-measure text-ink-2">{t("intro")}</p>
      {isDerived && <p className="mb-5 max-w-measure text-ink-2">{t("derived")}</p>}
      <form action={`${path}#diets`} className="grid max-w-3xl gap-5">
        <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
          {dietTags.map((diet) => (
            <SelectField
              key={diet}
              id={`diet-${diet}`}
              name={diet}
              label={t(`names.${diet}`)}
              options={options}
              defaultValue={(preview?.diets ?? diets)[diet]}
            />
          ))}
        </div>
        <Button type="submit" variant="secondary" className="justify-self-start">
          {t("preview")}
        </Button>
      </form>
      {preview && (
        <div className="mt-6 grid max-w-measure gap-4 rounded-2 bg-tint px-5 py-4">
          <h3 className="text-xl">{t("changes", { name })}</h3>
          {preview.changes.length === 0 && <p>{t("unchanged")}</p>}
          <ul className="list-disc pl-5">
            {preview.changes.map(({ diet, before, after, ...counts }) => (
              <li key={diet}>
                {t("change", { diet: t(`names.${diet}`), before: t(`facts.${before}`), after: t(`facts.${after}`) })}{" "}
                {t("recipes", counts)}
              </li>
            ))}
          </ul>
          {(preview.changes.length > 0 || isDerived) && (
            <ActionButton
              action={saveDietsAction}
              fields={{ ...fields, ...preview.diets }}
              label={t("save")}
              fullLabel={t("saveFull", { name })}
              problems={describeProblems(common)}
            />
          )}
        </div>
      )}
    </section>
  );
}
