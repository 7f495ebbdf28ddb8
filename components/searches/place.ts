/** Where somebody was in a form: at which field, how far down the window, and whether in its sheet. */
export interface Place {
  name: string;
  value: string;
  /** Pixels below the upper edge of the window. */
  top: number;
  /** How far the sheet was scrolled; null when it was closed. */
  sheetScroll: number | null;
}

type Field = HTMLInputElement | HTMLSelectElement;

export function takePlace(field: Field, sheet: HTMLElement | null): Place {
  const { name, value } = field;
  return {
    name,
    value,
    top: field.getBoundingClientRect().top,
    sheetScroll: sheet && isOpen(sheet) ? sheet.scrollTop : null,
  };
}

/** Goes there again in a new form with the same fields, which begins closed and without focus. */
export function returnTo({ name, value, top, sheetScroll }: Place, form: HTMLFormElement, sheet: HTMLElement | null) {
  if (sheetScroll !== null && sheet && !isOpen(sheet)) {
    sheet.showPopover();
    sheet.scrollTop = sheetScroll;
  }
  const fields = [...form.elements].filter((element): element is Field => "name" in element && element.name === name);
  const field = fields.find((one) => one instanceof HTMLSelectElement || one.value === value);
  if (!field) return;
  // What is folded is opened, or it could not have the focus.
  for (let fold = field.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null)
    fold.open = true;
  field.focus({ preventScroll: true });
  if (sheetScroll === null) window.scrollBy({ top: field.getBoundingClientRect().top - top, behavior: "instant" });
}

function isOpen(sheet: HTMLElement | null): boolean {
  return sheet?.matches(":popover-open") ?? false;
}
