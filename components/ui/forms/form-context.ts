"use client";
import { createContext, type ReactNode, use } from "react";
import type { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { formatFormErrors } from "./form-errors.ts";

type Submission = ReturnType<typeof useFormAction<string, string>>;

/** What the parts of a form know of it. */
export interface FormContextValue
  extends Omit<Submission, "form" | "formKey" | "values">,
    ReturnType<typeof formatFormErrors<string, string>> {
  /** Prefix of the ids of its fields. */
  id: string;
  locale: Locale;
  errorIcon: ReactNode;
}

export const FormContext = createContext<FormContextValue | null>(null);

/** The form around a component. */
export function useForm(): FormContextValue {
  const form = use(FormContext);
  if (!form) throw new Error("There is no form around this component.");
  return form;
}
