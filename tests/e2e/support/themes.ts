import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { isFullRun, viewports } from "./viewports.ts";

const [wide, narrow] = [viewports[0].viewport, viewports[1].viewport];
const lightWide = { colorScheme: "light", viewport: wide } as const;
const darkNarrow = { colorScheme: "dark", viewport: narrow } as const;
const themes = isFullRun
  ? [lightWide, { ...lightWide, viewport: narrow }, { ...darkNarrow, viewport: wide }, darkNarrow]
  : [lightWide, darkNarrow];

/**
 * Expects no barriers in the open page in either theme, wide and narrow, and leaves the window as it was.
 * The frame around the part is examined once: it is the same everywhere.
 */
export async function expectAccessibleThemes(page: Page, name: string, part = "main"): Promise<void> {
  const before = page.viewportSize();
  for (const { colorScheme, viewport } of themes) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const examined = part === "main" && colorScheme === "light" ? "html" : part;
    await expectAccessible(page, `${name}, ${colorScheme}, ${viewport.width} pixels`, examined);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  if (before) await page.setViewportSize(before);
}
