"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { Button } from "#components/ui/button.tsx";
import { ErrorSummary } from "#components/ui/forms/error-summary.tsx";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";
import type { FormState } from "#lib/platform/http/form-state.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { DeskProblem } from "./desk-problem.ts";

/** What a field of the form needs: its id, its name, its error, and what stands in it. */
export interface DeskFieldProps<Field extends string> {
  id: string;
  name: Field;
  label: string;
  error: string | undefined;
  errorIcon: ReactNode;
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
  locale: Locale;
  errorIcon: ReactNode;
  children: (field: (name: Field) => DeskFieldProps<Field>, isChecked: (name: Field) => boolean) => ReactNode;
}

/**
 * A form of the desk with its errors and its button. Checkboxes are "on" or empty. Needs the
 * messages `ui.desk` and `ui.form`.
 */
export function DeskForm<Field extends string, Problem extends DeskProblem>(props: DeskFormProps<Field, Problem>) {
  const { action, fields, saved, initial, labelOf, locale, errorIcon, children } = props;
  const formId = useId();
  const t = useTranslations("ui.desk");
  const saving = useTranslations("ui.form")("saving");
  const { status, errors, values, isSending, form } = useFormAction(action, fields);
  const readValue = (name: Field) => (status === "open" ? (initial[name] ?? "") : values[name]);
  const textOf = (name: Field) => {
    const problem = errors[name];
    return problem && t(`errors.${problem as DeskProblem}`);
  };
  const field = (name: Field): DeskFieldProps<Field> => ({
    id: `${formId}-${name}`,
    name,
    label: labelOf(name),
    error: textOf(name),
    errorIcon,
    defaultValue: readValue(name),
  });
  const general = "form" as Field;
  const listed = fields.filter((name) => name !== general && errors[name]);
  const isRefused = status === "invalid" || status === "failed" || status === "limited";
  return (
    <form {...form} className="grid gap-5">
      {isRefused && (
        <ErrorSummary
          text={status === "invalid" ? (textOf(general) ?? t("invalid")) : t(status)}
          errors={listed.map((name) => ({ id: `${formId}-${name}`, text: `${labelOf(name)}: ${textOf(name)}` }))}
          icon={errorIcon}
        />
      )}
      {children(field, (name) => readValue(name) === "on")}
      <input type="hidden" name="id" value={saved?.id ?? ""} />
      <input type="hidden" name="version" value={saved?.version ?? 0} />
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" aria-disabled={isSending} className="justify-self-start">
        {isSending ? saving : t("save")}
      </Button>
    </form>
  );
}
