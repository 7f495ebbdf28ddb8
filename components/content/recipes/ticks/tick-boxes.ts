/**
 * The boxes of a recipe: checkboxes with `data-tick`, which work without script. They are not
 * controlled by React, so that the steps and ingredients around them stay static HTML.
 */
function listTickBoxes(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>("input[data-tick]")];
}

export function listTickedNames(): string[] {
  return listTickBoxes().flatMap(({ checked, dataset }) => (checked && dataset.tick ? [dataset.tick] : []));
}

/** Ticks exactly these boxes of the page. */
export function showTicks(names: string[]): void {
  for (const box of listTickBoxes()) box.checked = names.includes(box.dataset.tick ?? "");
}
