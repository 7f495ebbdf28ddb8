import { useTranslations } from "next-intl";
import type { AdaptationFieldError } from "#lib/kitchen/adaptations/form/form-data.ts";

/** What the fields of the form show: after a refusal what was typed. */
export interface FormFields {
  /** The text of a field. */
  read: (name: string, saved: string) => string;
  /** The value of a hidden field: what the recipe said when the visible ones were typed. */
  readHidden: (name: string, saved: string) => string;
  readBox: (name: string, saved: boolean) => boolean;
  /** What is wrong with a field, in words. */
  errorOf: (name: string) => string | undefined;
}

interface FormAnswer {
  isRefused: boolean;
  values: Record<string, string>;
  errors: Partial<Record<string, AdaptationFieldError>>;
}

export function useFormFields({ isRefused, values, errors }: FormAnswer): FormFields {
  const t = useTranslations("adaptations.editor.error");
  return {
    read: (name, saved) => (isRefused ? (values[name] ?? "") : saved),
    readHidden: (name, saved) => (isRefused && values[name]) || saved,
    readBox: (name, saved) => (isRefused ? values[name] === "on" : saved),
    errorOf: (name) => {
      const error = errors[name];
      return error && t(error);
    },
  };
}

/** The id of the element of a field. */
export const fieldId = (name: string) => `field-${name.replaceAll(".", "-")}`;
