import type { Localized } from "#lib/platform/i18n/locales.ts";

/** Slug per language of the simple recipe that the 404 page offers. */
export const emergencyRecipeSlugs: Localized = { de: "spaghetti-al-pomodoro", en: "shakshuka-with-feta" };
