import { storeText } from "./stores/device-storage.ts";

/** Themes a reader can choose on this device; without a choice it follows the system. */
export const themes = ["light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** Key in localStorage. */
export const themeKey = "theme";

/** The theme of this page; null when it follows the system. */
export function getTheme(): Theme | null {
  const theme = document.documentElement.dataset.theme;
  return themes.find((known) => known === theme) ?? null;
}

/** Applies a theme to this page and stores it for the next ones on this device. */
export function applyTheme(theme: Theme | null): void {
  const { dataset } = document.documentElement;
  if (theme === null) delete dataset.theme;
  else dataset.theme = theme;
  storeText(themeKey, theme);
}
