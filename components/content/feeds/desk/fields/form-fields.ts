import type { ReactNode } from "react";
import type { Locale } from "#lib/platform/i18n/locales.ts";

/** How the parts of the form get the values and errors of their fields. */
export interface FormFields {
  locale: Locale;
  errorIcon: ReactNode;
  /** Id of the element of a field. */
  toId: (name: string) => string;
  getValue: (name: string) => string;
  getError: (name: string) => string | undefined;
}

/** Properties of a text field or a list of options. */
export function toFieldProps({ toId, getValue, getError, errorIcon }: FormFields, name: string) {
  return { id: toId(name), name, defaultValue: getValue(name), error: getError(name), errorIcon };
}
