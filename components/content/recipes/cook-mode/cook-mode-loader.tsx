"use client";
import { type ComponentType, useEffect, useState } from "react";
import type { CookModeProps } from "#components/content/recipes/cook-mode/cook-mode-screen.tsx";
import {
  closeCookMode,
  followCookAddress,
  leaveCookMode,
  useCookMode,
} from "#components/content/recipes/cook-mode/cook-mode-store.ts";
import { useRecipe } from "#components/content/recipes/recipe-context.tsx";
import { useShownVariant } from "#components/content/recipes/variant-slot.tsx";
import { showToast } from "#components/ui/toast.ts";

/** Loads cook mode when it is opened, by its button or by the address. */
export function CookModeLoader(props: CookModeProps) {
  const { id } = useRecipe();
  const isOpen = useCookMode()?.recipeId === id;
  const variant = useShownVariant();
  /** Whose steps are in the page. */
  const [rendered, setRendered] = useState(variant);
  useEffect(() => setRendered(variant), [variant]);
  const [loaded, setLoaded] = useState<{ CookModeScreen: ComponentType<CookModeProps> }>();

  useEffect(() => {
    const follow = () => followCookAddress(id);
    follow();
    for (const event of ["popstate", "hashchange"]) window.addEventListener(event, follow);
    return () => {
      for (const event of ["popstate", "hashchange"]) window.removeEventListener(event, follow);
      closeCookMode(id);
    };
  }, [id]);

  const { failed } = props.messages;
  useEffect(() => {
    if (!isOpen || loaded) return;
    import("#components/content/recipes/cook-mode/cook-mode-screen.tsx").then(setLoaded, () => {
      void leaveCookMode();
      showToast({ kind: "error", text: failed });
    });
  }, [isOpen, loaded, failed]);

  // Cook mode knows the elements of the steps, so it begins anew with others.
  return isOpen && loaded && rendered === variant ? <loaded.CookModeScreen {...props} /> : null;
}
