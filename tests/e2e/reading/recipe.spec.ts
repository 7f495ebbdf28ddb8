import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { exampleAddresses } from "#tests/e2e/support/example-pages.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { toPlainText, visit } from "../support/visit.ts";

const { recipes, feeds } = messages.de;

test("a card of the home page leads to the recipe with times and ingredients", async ({ page }) => {
  await visit(page, "/de");
  const card = page.getByRole("region", { name: "Neue Rezepte" }).getByRole("article").first();
  const title = toPlainText(await card.getByRole("heading").textContent());
  await card.getByRole("link").click();
  await expect(page).toHaveURL(/\/de\/rezepte\/./);
  await expect.poll(async () => toPlainText(await page.getByRole("heading", { level: 1 }).textContent())).toBe(title);
  const times = page.getByRole("region", { name: recipes.times.title });
  await expect(times.getByText(recipes.times.total)).toBeVisible();
  await expect(times.locator("time").first()).toHaveAttribute("datetime", /^PT\d/);
  const note = page.getByRole("region", { name: recipes.ingredients.title });
  const ingredient = note.getByRole("checkbox").first();
  await ingredient.check();
  await expect(ingredient).toBeChecked();
});

test("the tabs scroll to the sections and mark the current one", async ({ page }) => {
  await visit(page, (await exampleAddresses("/recipes/[slug]")).de);
  const tab = page
    .getByRole("navigation", { name: recipes.tabs.label })
    .getByRole("link", { name: recipes.tabs.steps });
  await tab.click();
  await expect(page).toHaveURL(/#steps$/);
  await expect(page.getByRole("heading", { name: recipes.steps.title })).toBeInViewport();
  await expect(tab).toHaveAttribute("aria-current", "true");
});

test("a video opens in a dialog, plays, and is removed when the dialog is closed", async ({ page }) => {
  await visit(page, "/de");
  const panel = page.getByRole("region", { name: /Negroni/ });
  const button = panel.getByRole("button", { name: feeds.player.play });
  await expect(page.locator("video")).toHaveCount(0);
  // The poster is part of the button.
  await panel.getByRole("img").click({ force: true });
  const video = page.getByRole("dialog").locator("video");
  await expect(video).toBeVisible();
  await expect.poll(() => video.evaluate((clip: HTMLVideoElement) => clip.currentTime)).toBeGreaterThan(0);
  await expect(video.locator("track")).toHaveCount(2);
  await page.getByRole("dialog").getByRole("button", { name: feeds.player.close }).click();
  await expect(page.locator("video")).toHaveCount(0);
  await expect(button).toBeFocused();
});

test("the not-found page opens its recipe in a dialog and links to it", async ({ page }) => {
  await visit(page, "/de/rezepte/gibt-es-nicht");
  const panel = page.getByRole("complementary", { name: recipes.emergency.title });
  await panel.getByRole("link").first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: recipes.ingredients.title })).toBeVisible();
  await expect(dialog.getByRole("listitem")).not.toHaveCount(0);
  await expect(page).toHaveURL("/de/rezepte/gibt-es-nicht");
  await dialog.getByRole("link", { name: recipes.emergency.open }).click();
  await expect(page).toHaveURL(/\/de\/rezepte\/(?!gibt-es-nicht)/);
  await expect(page.getByRole("region", { name: recipes.times.title })).toBeVisible();
});
