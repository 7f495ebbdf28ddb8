import { themeKey } from "#lib/theme.ts";

// No quotes, no angle brackets: the text of a script must survive being escaped as HTML.
const wearTheme = `try{if(localStorage.${themeKey})document.documentElement.dataset.theme=localStorage.${themeKey}}catch{}`;

/** Runs before the first paint, so that a page never shows the other colours first. */
export function ThemeMemory() {
  return <script>{wearTheme}</script>;
}
