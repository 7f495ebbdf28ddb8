import { currentTimeMs } from "#lib/platform/time/clock.ts";

const storageKey = "transferred-choices";
/** Loading the page in the other language takes less; later it is another visit. */
const maxAgeMs = 60_000;

/** Per form, whether each box is checked and which option each select shows. */
type Choices = Record<string, (boolean | number)[]>;

/**
 * Stores the choices of forms that are not sent yet, for the same page in another language. Such a
 * form has `data-choices` with its name, and its fields are the same in all languages.
 */
export function storeChoices(): void {
  const choices: Choices = Object.fromEntries(
    listForms().map(([name, form]) => [name, listFields(form).map(readField)]),
  );
  if (Object.keys(choices).length === 0) return;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ choices, storedAt: currentTimeMs() }));
  } catch {
    // Blocked or full storage: the form starts afresh.
  }
}

/** Makes the choices that the page in the other language has stored, once. */
export function restoreChoices(): void {
  const choices = takeChoices();
  for (const [name, form] of listForms()) {
    const fields = listFields(form);
    const values = choices[name];
    if (values?.length !== fields.length) continue;
    for (const [index, field] of fields.entries()) writeField(field, values[index]);
  }
}

function takeChoices(): Choices {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? "null");
    sessionStorage.removeItem(storageKey);
    return stored && currentTimeMs() - stored.storedAt < maxAgeMs ? stored.choices : {};
  } catch {
    return {};
  }
}

type Field = HTMLInputElement | HTMLSelectElement;

function listForms(): [string, HTMLFormElement][] {
  return [...document.querySelectorAll<HTMLFormElement>("form[data-choices]")].map((form) => [
    form.dataset.choices ?? "",
    form,
  ]);
}

function listFields(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(
    (field): field is Field =>
      field instanceof HTMLSelectElement ||
      (field instanceof HTMLInputElement && ["checkbox", "radio"].includes(field.type)),
  );
}

function readField(field: Field): boolean | number {
  return field instanceof HTMLSelectElement ? field.selectedIndex : field.checked;
}

function writeField(field: Field, value: boolean | number | undefined): void {
  if (value === undefined || readField(field) === value) return;
  if (field instanceof HTMLSelectElement && typeof value === "number") {
    field.selectedIndex = value;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (field instanceof HTMLInputElement && (value || field.type === "checkbox")) {
    // A click tells React, too; a radio button is unchecked by the one that is checked.
    field.click();
  }
}
