import type { ReactNode } from "react";

interface Submission<Field extends string, FieldError extends string> {
  errors: Partial<Record<Field, FieldError>>;
  values: Record<Field, string>;
}

/**
 * Returns a function that gives each field of a form its props.
 *
 * @param formId Prefix of the field ids.
 * @param submission What `useFormAction` returns.
 * @param messages The label of each field, and the text of each error.
 */
export function createFieldProps<Field extends string, FieldError extends string>(
  formId: string,
  { errors, values }: Submission<Field, FieldError>,
  messages: Record<Field | FieldError, string>,
  errorIcon: ReactNode,
) {
  return (name: Field) => {
    const error = errors[name];
    return {
      id: `${formId}-${name}`,
      name,
      label: messages[name],
      error: error && messages[error],
      errorIcon,
      defaultValue: values[name],
    };
  };
}
