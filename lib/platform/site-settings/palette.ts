import type { SiteColors } from "#lib/platform/config/site-settings.ts";
import { mixColors, withOpacity } from "./color.ts";

const white = "#ffffff";
const night = "#10141f";

/** Surfaces and texts that a site does not choose, as app/styles/tokens.css has them. */
export const fixedColors = {
  light: {
    page: "#fcfcfd",
    ink: "#191e33",
    ink3: "#5b6380",
    line: "#d9dfec",
    ginghamGround: "#ffffff",
    footerText: "#dfe6f8",
  },
  dark: {
    page: night,
    ink: "#eef1f8",
    ink3: "#97a1ba",
    line: "#2b3449",
    ginghamGround: "#141a2a",
    footerText: "#dfe6f8",
  },
} as const;

/** Each role with its light and its dark value. */
type Palette = Record<string, readonly [light: string, dark: string]>;

/** The custom properties of app/styles/tokens.css that follow from the colours of a site. */
export function createPalette({ primary, primaryDark, accent, accentDark }: SiteColors): Palette {
  return {
    "--primary": [primary, primaryDark],
    "--primary-hover": [mixColors(primary, "#000000", 0.76), mixColors(primaryDark, white, 0.6)],
    "--primary-deep": [mixColors(primary, "#0b0f1a", 0.45), "#0b0f1a"],
    "--on-primary": [white, mixColors(primaryDark, "#000000", 0.16)],
    "--focus": [primary, accentDark],
    "--tint": [mixColors(primary, white, 0.06), mixColors(primaryDark, night, 0.06)],
    "--tint-2": [mixColors(primary, white, 0.13), mixColors(primaryDark, night, 0.17)],
    "--logo-light": [mixColors(primary, white, 0.16), mixColors(primaryDark, night, 0.2)],
    "--logo-mid": [mixColors(primary, white, 0.5), mixColors(primaryDark, night, 0.55)],
    "--gingham-ink": [withOpacity(primary, 0.42), withOpacity(primaryDark, 0.28)],
    "--gingham-pale": [withOpacity(primary, 0.075), withOpacity(primaryDark, 0.07)],
    "--accent": [accent, accentDark],
    "--accent-tint": [mixColors(accent, white, 0.26), mixColors(accentDark, night, 0.18)],
    "--on-accent": [mixColors(accent, "#000000", 0.17), mixColors(accentDark, "#000000", 0.11)],
  };
}

/**
 * The palette as styles of the root element. The pairs are those that the build writes for
 * `light-dark()`, so that browsers without it understand them, too.
 */
export function toRootStyle(colors: SiteColors): Record<string, string> {
  const pairs = Object.entries(createPalette(colors)).map(([name, [light, dark]]) => [
    name,
    `var(--lightningcss-light, ${light}) var(--lightningcss-dark, ${dark})`,
  ]);
  return Object.fromEntries(pairs);
}
