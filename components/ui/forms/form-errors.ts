interface FieldError {
  id: string;
  text: string;
}

/**
 * Formats the errors of a form.
 *
 * @param formId Prefix of the field ids.
 * @param getText The text of an error; null where it is not one of its field.
 * @param places Fields that show the errors of others.
 * @returns The text per field, and the list for the summary above the fields.
 */
export function formatFormErrors<Field extends string, FieldErrorCode extends string>(
  formId: string,
  fields: readonly Field[],
  errors: Partial<Record<Field, FieldErrorCode>>,
  getText: (error: FieldErrorCode) => string | null,
  places: Partial<Record<Field, Field>> = {},
) {
  const fieldErrors: Partial<Record<Field, string>> = {};
  const errorList: FieldError[] = [];
  for (const field of fields) {
    const error = errors[field];
    const text = error && getText(error);
    if (!text) continue;
    const place = places[field] ?? field;
    fieldErrors[place] ??= text;
    errorList.push({ id: `${formId}-${place}`, text });
  }
  return { fieldErrors, errorList };
}
