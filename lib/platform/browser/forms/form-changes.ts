/**
 * Whether a field of the form differs from what is saved, which is the default value of the field.
 * Fields that the browser has filled in do not count.
 */
export function hasUnsavedChanges(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => isChanged(field) && !isAutofilled(field));
}

/** Whether another form of the page has unsaved changes. */
export function hasOtherUnsavedChanges(form: HTMLFormElement): boolean {
  return [...document.querySelectorAll<HTMLFormElement>("main form")].some(
    (other) => other !== form && hasUnsavedChanges(other),
  );
}

function isChanged(field: Element): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (!(field instanceof HTMLInputElement) || field.type === "hidden" || field.hidden) return false;
  if (field.type === "checkbox" || field.type === "radio") return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

function isAutofilled(field: Element): boolean {
  return field.matches(":autofill");
}
