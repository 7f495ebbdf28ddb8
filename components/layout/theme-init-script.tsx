import { themeKey } from "#lib/browser/theme.ts";
import { unitsKey } from "#lib/browser/units.ts";

// Without quotes and angle brackets: React escapes the text of a script as HTML.
const applyStored = (key: string) =>
  `if(localStorage.${key})document.documentElement.dataset.${key}=localStorage.${key}`;
const applyStoredSettings = `try{${applyStored(themeKey)};${applyStored(unitsKey)}}catch{}`;

/** Runs before the first paint, so that a page never switches colours or units. */
export function ThemeInitScript() {
  return <script>{applyStoredSettings}</script>;
}
