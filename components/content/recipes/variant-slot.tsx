"use client";
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import { useRecipe } from "#components/content/recipes/recipe-context.tsx";
import { readTicks } from "#components/content/recipes/ticks/stored-ticks.ts";
import { showTicks } from "#components/content/recipes/ticks/tick-boxes.ts";
import { recipeVariant, type VariantPart } from "#lib/platform/browser/recipe-variant.ts";

/** A part of the recipe's page, or what a reader has made of it. */
export function VariantSlot({ part, children }: { part: VariantPart; children: ReactNode }) {
  const { id } = useRecipe();
  const variant = useShownVariant();
  const previous = useRef(variant);
  useEffect(() => {
    // The boxes are new ones.
    if (previous.current !== variant) showTicks(readTicks(id));
    previous.current = variant;
  }, [id, variant]);
  return variant ? variant[part] : children;
}

/** The parts that replace those of the page around this component; null for the original. */
export function useShownVariant() {
  const { id } = useRecipe();
  const { subscribe, readShown, readOnServer } = recipeVariant;
  return useSyncExternalStore(subscribe, () => readShown(id), readOnServer);
}
