import { preparationStep, stepId } from "#lib/content/recipes/recipe.ts";

/** Where the controls of cook mode stand: below the steps, in the order of the page. */
export const controlsId = "cook-controls";

/** The number that cook mode begins with on this page. */
export function getFirstStep(): number {
  return document.getElementById(stepId(preparationStep)) ? preparationStep : 1;
}

/** The elements of the steps on this page, in their order, after that of the preparations. */
export function listStepElements(): HTMLElement[] {
  const elements: HTMLElement[] = [];
  for (let number = getFirstStep(); ; number += 1) {
    const element = document.getElementById(stepId(number));
    if (!element) return elements;
    elements.push(element);
  }
}

export function findStep(steps: readonly HTMLElement[], number: number): HTMLElement | undefined {
  return steps.find(({ id }) => id === stepId(number));
}

/** The heading of a step without its soft hyphens, empty for one without. */
export function getStepTitle(step: Element | undefined): string {
  const title = step?.querySelector(".step-title")?.textContent ?? "";
  return title.replaceAll("\u00ad", "").trim();
}
