import { useSyncExternalStore } from "react";
import { parseCookHash, parseCookUnits, toCookHash } from "#lib/content/recipes/cook-mode/cook-address.ts";
import { createListeners } from "#lib/platform/browser/stores/listeners.ts";
import { applyUnits } from "#lib/platform/browser/units.ts";

interface CookMode {
  recipeId: string;
  /** Counted from 1; 0 is the page of preparations. */
  step: number;
  /** Where the reader was on an earlier visit, when that is why it opens there. */
  resumedAt: number | null;
}

let open: CookMode | null = null;
/** Whether opening added an entry to the browser's history, which leaving goes back over. */
let hasEntry = false;
const { subscribe, notify } = createListeners();

function update(next: CookMode | null): void {
  open = next;
  notify();
}

/** The recipe and step that cook mode shows, null while it is closed. */
export function useCookMode(): CookMode | null {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => null,
  );
}

/** Opens cook mode by a press; the browser's back button leaves it. */
export function startCookMode(recipeId: string, step: number, resumedAt: number | null = null): void {
  history.pushState(null, "", toCookHash(step));
  hasEntry = true;
  update({ recipeId, step, resumedAt });
}

/** Follows the address: a link, a reload and the browser's back button open and leave cook mode. */
export function followCookAddress(recipeId: string): void {
  const step = parseCookHash(window.location.hash);
  if (step === null) {
    hasEntry = false;
    if (open?.recipeId === recipeId) update(null);
  } else if (open?.recipeId !== recipeId || open.step !== step) {
    const units = parseCookUnits(window.location.search);
    if (units) applyUnits(units);
    update({ recipeId, step, resumedAt: null });
  }
}

export function showCookStep(step: number): void {
  if (!open || open.step === step) return;
  history.replaceState(null, "", toCookHash(step));
  update({ ...open, step, resumedAt: null });
}

/** Leaves cook mode; resolves when the address is that of the recipe again. */
export async function leaveCookMode(): Promise<void> {
  if (!hasEntry) return finishCookMode();
  update(null);
  hasEntry = false;
  const arrived = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
  history.back();
  await arrived;
}

/** Leaves cook mode without going back, which would restore how far the page was scrolled. */
export function finishCookMode(): void {
  hasEntry = false;
  update(null);
  history.replaceState(null, "", window.location.pathname + window.location.search);
}

/** Closes cook mode because its recipe leaves the page. */
export function closeCookMode(recipeId: string): void {
  if (open?.recipeId !== recipeId) return;
  hasEntry = false;
  update(null);
}
