/** The id of a step's element, and so the fragment of its address; steps are counted from 1. */
export function stepId(number: number): string {
  return `step-${number}`;
}
