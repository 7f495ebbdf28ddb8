/** What somebody has chosen on this device; null: as the device itself. */
export const themes = ["light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** Where the browser remembers it. */
export const themeKey = "theme";
