import type { CookModeProps } from "#components/content/recipes/cook-mode/cook-mode-screen.tsx";
import type { Reader } from "#components/content/recipes/cook-mode/use-reader.ts";
import type { StepTurn } from "#lib/content/recipes/cook-mode/gestures.ts";

/** What the parts of cook mode share. */
export interface CookView extends CookModeProps {
  /** Counted from 1. */
  step: number;
  steps: readonly HTMLElement[];
  turn: (direction: StepTurn) => void;
  reader: Reader;
}
