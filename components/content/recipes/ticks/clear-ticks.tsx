"use client";
import { useRecipe } from "#components/content/recipes/recipe-context.tsx";
import { readTicks, storeTicks } from "#components/content/recipes/ticks/stored-ticks.ts";
import { showTicks } from "#components/content/recipes/ticks/tick-boxes.ts";
import { showToast } from "#components/ui/toast.ts";

const undoMs = 10_000;

interface ClearTicksProps {
  label: string;
  clearedMessage: string;
  undoLabel: string;
}

/** Removes all ticks of the recipe; CSS shows it while there are any. */
export function ClearTicks({ label, clearedMessage, undoLabel }: ClearTicksProps) {
  const { id } = useRecipe();
  function change(names: string[]) {
    showTicks(names);
    storeTicks(id, names);
  }
  function clear() {
    const ticked = readTicks(id);
    change([]);
    showToast({
      kind: "success",
      text: clearedMessage,
      action: { label: undoLabel, run: () => change(ticked) },
      durationMs: undoMs,
    });
  }
  return (
    <button type="button" onClick={clear} className="clear-ticks needs-script print:hidden">
      {label}
    </button>
  );
}
