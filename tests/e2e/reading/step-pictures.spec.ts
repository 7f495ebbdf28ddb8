import type { Locator } from "@playwright/test";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { parseHtml } from "../support/html.ts";
import { test as requests } from "../support/journey.ts";
import { sendRequest } from "../support/send-request.ts";
import { toPlainText, visit } from "../support/visit.ts";

const pages = [
  { path: "/de/rezepte/kung-pao-haehnchen", alt: /^Rohe Hähnchenwürfel in Marinade/, width: 1280 },
  { path: "/en/recipes/kung-pao-chicken", alt: /^Raw cubes of chicken in marinade/, width: 390 },
];

/** Size in whole pixels. */
async function sizeOf(element: Locator): Promise<{ width: number; height: number }> {
  const box = await element.boundingBox();
  return { width: Math.round(box?.width ?? 0), height: Math.round(box?.height ?? 0) };
}

for (const { path, alt, width } of pages) {
  test(`the steps of ${path} have pictures that load late and keep their place, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, path);
    const pictures = page.locator(".step-picture img");
    await expect(pictures).toHaveCount(3);
    await expect(pictures.first()).toHaveAttribute("alt", alt);
    const hero = await sizeOf(page.locator("main img[fetchpriority=high]"));
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveAttribute("loading", "lazy");
      const reserved = await sizeOf(picture);
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      expect(await sizeOf(picture)).toEqual(reserved);
      expect(reserved.width).toBeGreaterThan(100);
      expect(reserved.width).toBeLessThan(hero.width);
    }
  });
}

requests("the structured data of a recipe name the picture of every step that has one", async () => {
  const page = parseHtml((await sendRequest("/de/rezepte/kung-pao-haehnchen")).text);
  const data = [...page.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent);
  const found = data.map((text) => JSON.parse(text ?? "null")).find((thing) => thing["@type"] === "Recipe");
  const images: string[] = found.recipeInstructions.flatMap((step: { image?: string }) => step.image ?? []);
  expect(new Set(images).size).toBe(3);
  expect(toPlainText(found.name)).toBe("Kung-Pao-Hähnchen mit Erdnüssen");
});
