"use client";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useEffect } from "react";
import { fieldId, useFormFields } from "#components/adaptations/editor/form-fields.ts";
import { GoneFields } from "#components/adaptations/editor/gone-fields.tsx";
import { IngredientFields } from "#components/adaptations/editor/ingredient-fields.tsx";
import { StepFields } from "#components/adaptations/editor/step-fields.tsx";
import { TryFields } from "#components/adaptations/editor/try-fields.tsx";
import { Button } from "#components/ui/button.tsx";
import { ErrorSummary } from "#components/ui/forms/error-summary.tsx";
import { saveAdaptationAction } from "#lib/adaptations/actions.ts";
import type { FormView } from "#lib/adaptations/form/form-view.ts";
import { useFormAction } from "#lib/browser/forms/use-form-action.ts";
import { setItemState } from "#lib/browser/item-states.ts";

interface AdaptationFormProps {
  view: FormView;
  errorIcon: ReactNode;
}

/** Everything a reader can change of a recipe, in one form. Needs the messages of `adaptations`. */
export function AdaptationForm({ view, errorIcon }: AdaptationFormProps) {
  const t = useTranslations("adaptations.editor");
  const { status, errors, values, isSending, form } = useFormAction(saveAdaptationAction, listFields(view));
  const isRefused = status === "invalid" || status === "failed" || status === "limited";
  const fields = useFormFields({ isRefused, values, errors });
  const { recipeId, version } = view;
  // The recipe's page learns of it without asking again.
  useEffect(() => setItemState(recipeId, { isAdapted: version > 0 }), [recipeId, version]);

  const listed = Object.keys(errors).filter((name) => name !== "version");
  const summary = errors.version ? t("error.changed") : isRefused ? t(status) : "";
  return (
    <form {...form} className="adaptation-form grid gap-10">
      <input type="hidden" name="id" value={recipeId} />
      <input type="hidden" name="locale" value={useLocale()} />
      <input type="hidden" name="version" value={errors.version ? values.version : version} />
      {isRefused && (
        <ErrorSummary
          text={summary}
          errors={listed.map((name) => ({ id: fieldId(name), text: fields.errorOf(name) ?? "" }))}
          icon={errorIcon}
        />
      )}
      <GoneFields view={view} fields={fields} />
      <IngredientFields view={view} fields={fields} />
      <StepFields steps={view.steps} fields={fields} />
      <TryFields tries={view.tries} fields={fields} />
      <div className="adaptation-save">
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? t("saving") : t("save")}
        </Button>
      </div>
    </form>
  );
}

/** The names of the fields that can be typed into. */
function listFields({ groups, added, steps, tries }: FormView): string[] {
  const rows = groups.flatMap((group) => group.rows);
  const named = (list: string, count: number, names: string[]) =>
    Array.from({ length: count }, (_, index) => names.map((name) => `${list}.${index}.${name}`)).flat();
  return [
    ...named("ingredients", rows.length, ["amount", "unit", "name", "omitted", "resolve"]),
    ...named("added", added.length + 3, ["line"]),
    ...named("steps", steps.length, ["text", "note", "resolve"]),
    ...named("tries", tries.length + 1, ["date", "rating", "note", "remove"]),
  ];
}
