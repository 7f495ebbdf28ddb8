"use client";
import { type ReactNode, useEffect } from "react";
import { useRecipe } from "#components/content/recipes/recipe-context.tsx";
import { concernsTicks, readTicks, storeTicks } from "#components/content/recipes/ticks/stored-ticks.ts";
import { listTickedNames, showTicks } from "#components/content/recipes/ticks/tick-boxes.ts";

/** Keeps the ticks inside on this device, also between its tabs and languages. */
export function TickArea({ children, className }: { children: ReactNode; className?: string }) {
  const { id } = useRecipe();
  useEffect(() => {
    // What was ticked before hydration counts, too.
    const early = listTickedNames();
    showTicks([...readTicks(id), ...early]);
    if (early.length > 0) storeTicks(id, listTickedNames());
    const follow = (event: StorageEvent) => concernsTicks(event) && showTicks(readTicks(id));
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, [id]);
  return (
    <div
      className={className}
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement && target.dataset.tick) storeTicks(id, listTickedNames());
      }}
    >
      {children}
    </div>
  );
}
