import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Form } from "#components/ui/forms/form.tsx";
import { FormErrorSummary } from "#components/ui/forms/form-error-summary.tsx";
import type { FormState } from "#lib/platform/http/form-state.ts";
import { useTexts } from "#lib/platform/i18n/texts.ts";
import type { DeskProblem } from "./desk-problem.ts";

/** What a field of the form is called, and what stands in it. */
export interface DeskFieldProps<Field extends string> {
  name: Field;
  label: string;
  defaultValue: string;
}

interface DeskFormProps<Field extends string, Problem extends DeskProblem> {
  action: (previous: FormState<Field, Problem>, form: FormData) => Promise<FormState<Field, Problem>>;
  /** "form" stands for the form as a whole. */
  fields: readonly Field[];
  /** Null for something new. */
  saved: { id: string; version: number } | null;
  initial: Partial<Record<Field, string>>;
  labelOf: (field: Field) => string;
  children: (field: (name: Field) => DeskFieldProps<Field>, isChecked: (name: Field) => boolean) => ReactNode;
}

/** A form of the desk with its errors and its button. Checkboxes are "on" or empty. */
export function DeskForm<Field extends string, Problem extends DeskProblem>(props: DeskFormProps<Field, Problem>) {
  const { action, fields, saved, initial, labelOf, children } = props;
  const t = useTranslations("ui.desk");
  const saving = useTranslations("ui.form")("saving");
  const field = (name: Field) => ({ name, label: labelOf(name), defaultValue: initial[name] ?? "" });
  return (
    <Form
      action={action}
      fields={fields}
      errors={useTexts("ui.desk.errors")}
      messages={{ submit: t("save"), sending: saving }}
      className="grid gap-5"
    >
      <FormErrorSummary
        labels={Object.fromEntries(fields.map((name) => [name, labelOf(name)]))}
        messages={{ invalid: t("invalid"), failed: t("failed"), limited: t("limited") }}
      />
      {children(field, (name) => initial[name] === "on")}
      <input type="hidden" name="id" value={saved?.id ?? ""} />
      <input type="hidden" name="version" value={saved?.version ?? 0} />
    </Form>
  );
}
