interface FieldError {
  id: string;
  text: string;
}

/**
 * Formats the errors of a form.
 *
 * @param formId Prefix of the field ids.
 * @returns The text per field, and the list for the summary above the fields.
 */
export function formatFormErrors<Field extends string, FieldErrorCode extends string>(
  formId: string,
  fields: readonly Field[],
  errors: Partial<Record<Field, FieldErrorCode>>,
  getText: (error: FieldErrorCode) => string,
) {
  const fieldErrors: Partial<Record<Field, string>> = {};
  const errorList: FieldError[] = [];
  for (const field of fields) {
    const error = errors[field];
    if (!error) continue;
    const text = getText(error);
    fieldErrors[field] = text;
    errorList.push({ id: `${formId}-${field}`, text });
  }
  return { fieldErrors, errorList };
}
