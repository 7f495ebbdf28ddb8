/** Where somebody is in a form: at which field, how far down the window, and whether in its sheet. */
export interface Place {
  /** Name and value of the field that has the focus; its distance from the upper edge of the window, in pixels. */
  field: { name: string; value: string; top: number } | null;
  /** How far the sheet is scrolled; null when it is closed. */
  sheetScroll: number | null;
}

type Field = HTMLInputElement | HTMLSelectElement;

export function takePlace(form: HTMLFormElement, sheet: HTMLElement | null): Place {
  const field = fieldsOf(form).find((one) => one === document.activeElement);
  return {
    field: field ? { name: field.name, value: field.value, top: field.getBoundingClientRect().top } : null,
    sheetScroll: sheet && isOpen(sheet) ? sheet.scrollTop : null,
  };
}

/** Goes there again in a new form with the same fields, which begins closed and without focus. */
export function returnTo(place: Place, form: HTMLFormElement, sheet: HTMLElement | null): void {
  if (place.sheetScroll !== null && sheet && !isOpen(sheet)) {
    sheet.showPopover();
    sheet.scrollTop = place.sheetScroll;
  }
  if (!place.field) return;
  const { name, value, top } = place.field;
  const field = fieldsOf(form).find(
    (one) => one.name === name && (one instanceof HTMLSelectElement || one.value === value),
  );
  if (!field) return;
  // What is folded is opened, or it could not have the focus.
  for (let fold = field.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null)
    fold.open = true;
  field.focus({ preventScroll: true });
  if (place.sheetScroll === null)
    window.scrollBy({ top: field.getBoundingClientRect().top - top, behavior: "instant" });
}

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLSelectElement,
  );
}

function isOpen(sheet: HTMLElement): boolean {
  return sheet.matches(":popover-open");
}
