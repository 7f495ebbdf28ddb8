import type { Localized } from "#lib/i18n/locales.ts";

/** Slug per language of the one recipe that always works: the page that says nothing is here offers it. */
export const fallbackSlugs: Localized = { de: "spaghetti-al-pomodoro", en: "shakshuka-with-feta" };

/** Buttons and links open the window with the emergency recipe by this id. */
export const emergencyModal = "emergency-recipe";
