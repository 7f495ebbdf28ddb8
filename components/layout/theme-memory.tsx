import { themeKey } from "#lib/theme.ts";
import { unitsKey } from "#lib/units.ts";

// No quotes, no angle brackets: the text of a script must survive being escaped as HTML.
const wear = (key: string) => `if(localStorage.${key})document.documentElement.dataset.${key}=localStorage.${key}`;
const wearAll = `try{${wear(themeKey)};${wear(unitsKey)}}catch{}`;

/** Runs before the first paint, so that a page never shows the other colours, or the other units, first. */
export function ThemeMemory() {
  return <script>{wearAll}</script>;
}
