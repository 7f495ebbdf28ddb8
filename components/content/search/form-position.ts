/** The focused field and the scroll position of a form. */
export interface FormPosition {
  /** The focused field; `top` is its distance from the upper edge of the viewport in pixels. */
  field: { name: string; value: string; top: number } | null;
  /** Scroll offset of the sheet in pixels; null when it is closed. */
  sheetScroll: number | null;
}

type Field = HTMLInputElement | HTMLSelectElement;

/** Captures the position before the form is unmounted. */
export function captureFormPosition(form: HTMLFormElement, sheet: HTMLElement | null): FormPosition {
  const field = fieldsOf(form).find((one) => one === document.activeElement);
  return {
    field: field ? { name: field.name, value: field.value, top: field.getBoundingClientRect().top } : null,
    sheetScroll: sheet && isOpen(sheet) ? sheet.scrollTop : null,
  };
}

/** Restores a position in a new form with the same fields. */
export function restoreFormPosition(position: FormPosition, form: HTMLFormElement, sheet: HTMLElement | null): void {
  if (position.sheetScroll !== null && sheet && !isOpen(sheet)) {
    sheet.showPopover();
    sheet.scrollTop = position.sheetScroll;
  }
  if (!position.field) return;
  const { name, value, top } = position.field;
  const field = fieldsOf(form).find(
    (one) => one.name === name && (one instanceof HTMLSelectElement || one.value === value),
  );
  if (!field) return;
  // A field in a collapsed group cannot be focused.
  for (let details = field.closest("details"); details; details = details.parentElement?.closest("details") ?? null)
    details.open = true;
  field.focus({ preventScroll: true });
  if (position.sheetScroll === null)
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
