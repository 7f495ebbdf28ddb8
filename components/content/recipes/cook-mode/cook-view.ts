import type { CookModeProps } from "#components/content/recipes/cook-mode/cook-mode-screen.tsx";
import type { Reader } from "#components/content/recipes/cook-mode/use-reader.ts";
import type { StepTurn } from "#lib/content/recipes/cook-mode/gestures.ts";

/** What the parts of cook mode share. */
export interface CookView extends CookModeProps {
  /** Counted from 1; 0 is the page of preparations. */
  step: number;
  /** 0 where there are preparations, otherwise 1. */
  first: number;
  last: number;
  /** "Step 2 of 5". */
  progress: string;
  /** From the first to the last. */
  steps: readonly HTMLElement[];
  turn: (direction: StepTurn) => void;
  reader: Reader;
}
