import type { Locator } from "@playwright/test";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { toPlainText, visit } from "../support/visit.ts";

const recipes = [
  { address: "/de/rezepte/kung-pao-haehnchen", alt: /^Rohe Hähnchenwürfel in Marinade/ },
  { address: "/en/recipes/kung-pao-chicken", alt: /^Raw cubes of chicken in marinade/ },
];

/** Size in whole pixels. */
async function sizeOf(element: Locator): Promise<{ width: number; height: number }> {
  const box = await element.boundingBox();
  return { width: Math.round(box?.width ?? 0), height: Math.round(box?.height ?? 0) };
}

for (const width of [390, 1280]) {
  for (const { address, alt } of recipes) {
    test(`the steps of ${address} have pictures that load late and keep their place, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, address);
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
}

test("the structured data of a recipe name the picture of every step that has one", async ({ page }) => {
  await visit(page, "/de/rezepte/kung-pao-haehnchen");
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const found = data.map((text) => JSON.parse(text)).find((thing) => thing["@type"] === "Recipe");
  const images: string[] = found.recipeInstructions.map((step: { image: string }) => step.image);
  // The steps without a picture of their own show that of the recipe.
  expect(new Set(images).size).toBe(4);
  expect(toPlainText(found.name)).toBe("Kung-Pao-Hähnchen mit Erdnüssen");
});
