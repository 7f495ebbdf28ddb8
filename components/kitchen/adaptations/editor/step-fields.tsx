import { useTranslations } from "next-intl";
import { ConflictChoice } from "#components/kitchen/adaptations/editor/conflict-choice.tsx";
import { type FormFields, fieldId } from "#components/kitchen/adaptations/editor/form-fields.ts";
import { FieldError } from "#components/ui/forms/field-error.tsx";
import { getDescriptionProps } from "#components/ui/forms/text-field.tsx";
import type { FormStep } from "#lib/kitchen/adaptations/form/form-view.ts";

interface StepFieldsProps {
  steps: FormStep[];
  fields: FormFields;
}

/** The steps of the recipe, each with a note and other words of the reader. */
export function StepFields({ steps, fields }: StepFieldsProps) {
  const t = useTranslations("adaptations.editor.steps");
  return (
    <section aria-labelledby="adaptation-steps" className="grid gap-6">
      <h2 id="adaptation-steps" className="text-2xl">
        {t("title")}
      </h2>
      <ol className="grid gap-8">
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other identity
          <StepRow key={index} step={step} fields={fields} number={index + 1} />
        ))}
      </ol>
    </section>
  );
}

interface StepRowProps {
  step: FormStep;
  /** Counted from 1. */
  number: number;
  fields: FormFields;
}

function StepRow({ step, number, fields }: StepRowProps) {
  const t = useTranslations("adaptations.editor.steps");
  const { heading, original, base, current, text, hasOwnText, note } = step;
  const name = `steps.${number - 1}`;
  const [textId, noteId] = [fieldId(`${name}.text`), fieldId(`${name}.note`)];
  const [textError, noteError] = [fields.errorOf(`${name}.text`), fields.errorOf(`${name}.note`)];
  return (
    <li className="grid gap-3">
      <h3 className="text-lg">
        {t("step", { number })}
        {heading && `: ${heading}`}
      </h3>
      <p className="max-w-measure whitespace-pre-line text-ink-2">{original}</p>
      <input type="hidden" name={`${name}.base`} value={fields.readHidden(`${name}.base`, base)} />
      {current !== null && (
        <input type="hidden" name={`${name}.current`} value={fields.readHidden(`${name}.current`, current)} />
      )}
      {current !== null && (
        <ConflictChoice
          name={`${name}.resolve`}
          text={t("conflict")}
          labels={{ keep: t("keep"), take: hasOwnText ? t("take") : null, later: t("later") }}
          fields={fields}
        />
      )}
      <div className="grid gap-1">
        <label htmlFor={noteId} className="font-strong text-sm">
          {t("note")}
          <span className="sr-only">: {t("step", { number })}</span>
        </label>
        <textarea
          id={noteId}
          name={`${name}.note`}
          defaultValue={fields.read(`${name}.note`, note)}
          maxLength={1000}
          rows={2}
          className="text-input min-h-16 resize-y"
          {...getDescriptionProps(noteId, undefined, noteError)}
        />
        <FieldError id={`${noteId}-note`}>{noteError}</FieldError>
      </div>
      <details open={hasOwnText || textError !== undefined} className="adaptation-details">
        <summary>{t("own")}</summary>
        <textarea
          id={textId}
          name={`${name}.text`}
          aria-label={t("ownOf", { number })}
          defaultValue={fields.read(`${name}.text`, text)}
          maxLength={5000}
          rows={5}
          className="text-input resize-y"
          {...getDescriptionProps(textId, undefined, textError)}
        />
        <FieldError id={`${textId}-note`}>{textError}</FieldError>
        <p className="text-ink-3 text-sm">{t("ownHint")}</p>
      </details>
    </li>
  );
}
