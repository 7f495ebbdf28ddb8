import { stepId } from "#lib/content/recipes/recipe.ts";

/** Where the controls of cook mode stand: below the steps, in the order of the page. */
export const controlsId = "cook-controls";

/** The elements of the steps on this page, in their order. */
export function listStepElements(): HTMLElement[] {
  const elements: HTMLElement[] = [];
  for (;;) {
    const element = document.getElementById(stepId(elements.length + 1));
    if (!element) return elements;
    elements.push(element);
  }
}

/** The heading of a step without its soft hyphens, empty for one without. */
export function getStepTitle(step: Element | undefined): string {
  const title = step?.querySelector(".step-title")?.textContent ?? "";
  return title.replaceAll("\u00ad", "").trim();
}
