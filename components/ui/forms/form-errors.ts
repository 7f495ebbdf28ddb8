/**
 * Formats the errors of a form.
 *
 * @param formId Prefix of the field ids.
 * @param fields Those of the list, in its order.
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
  const textOf = (field: Field) => {
    const error = errors[field];
    return (error && getText(error)) ?? undefined;
  };
  const placeOf = (field: Field) => places[field] ?? field;
  const fieldErrors: Partial<Record<Field, string>> = {};
  for (const field of Object.keys(errors) as Field[]) fieldErrors[placeOf(field)] ??= textOf(field);
  const errorList = fields.flatMap((field) => {
    const text = textOf(field);
    return text ? [{ field, id: `${formId}-${placeOf(field)}`, text }] : [];
  });
  return { fieldErrors, errorList };
}
