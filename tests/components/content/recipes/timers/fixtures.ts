import type { RecipeBase } from "#lib/content/recipes/recipe-base.ts";
import { createTimer } from "#lib/content/recipes/timers/timer.ts";
import messages from "#messages/de.json";

export const timerMessages = messages.recipes.timers;

export const soup: RecipeBase = {
  id: "soup",
  title: "Kürbissuppe",
  href: "/de/rezepte/kuerbissuppe",
  servings: { amount: 4, type: "portion" },
  unitNames: {},
  alternates: {},
};

/** A timer of the soup that starts now; pass only what the test is about. */
export function timerOf(changes: Partial<ReturnType<typeof createTimer>> = {}) {
  const target = { id: "soup:1:240:0", recipeTitle: soup.title, href: soup.href, step: 1, label: "Kerne anrösten" };
  return { ...createTimer({ ...target, durationMs: 240_000 }, Date.now()), ...changes };
}
