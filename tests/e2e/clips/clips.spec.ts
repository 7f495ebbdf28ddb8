import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { address, routeAddress, slugAddress } from "#lib/routing/address.ts";
import { createRecipe, deleteRecipe } from "../catalogue/create-recipe.ts";
import { createAccount, signIn } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { newClientHeaders } from "../support/client-headers.ts";
import { expect, test } from "../support/console-guard.ts";
import { dataDir, query } from "../support/database.ts";
import { messages } from "../support/messages.ts";
import { viewports } from "../support/viewports.ts";
import { visit, waitForHydration } from "../support/visit.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

const captions = "WEBVTT\n\n00:00.000 --> 00:04.000\nEis, Gin, Wermut.\n";
const readClip = (file: string) => readFile(`lib/seed/content/videos/${file}`);

async function chooseFile(page: Page, field: "mp4" | "webm", file: string | null): Promise<void> {
  const buffer = file ? await readClip(file) : Buffer.from("Mehl, Eier, Milch");
  const name = file ?? "notizen.mp4";
  await page.locator(`input[name=${field}]`).setInputFiles({ name, mimeType: `video/${field}`, buffer });
}

/** The address of the video in the page that readers get. */
async function readVideoAddress(page: Page, path: string): Promise<string | undefined> {
  const html = await (await page.request.get(path)).text();
  return /\/videos\/[\da-f-]{36}\/video\.mp4/.exec(html)?.[0];
}

for (const { locale, viewport } of [viewports[1], viewports[2]]) {
  test(`an editor adds a clip, replaces it and deletes it: ${locale}, ${viewport.width} px`, async ({ page }) => {
    // Many pages one after the other.
    test.setTimeout(180_000);
    await page.setViewportSize(viewport);
    const { clips, ui } = messages[locale];
    const title = `Negroni ${randomUUID().slice(0, 8)}`;
    await signIn(page, await createAccount({ newType: "editor" }), locale);
    await visit(page, address(locale, "/desk/clips"));
    await expectAccessible(page, "the clips");
    await visit(page, address(locale, "/desk/clips/new"));
    await page.getByLabel(clips.form.titleDe, { exact: true }).fill(title);
    await page.getByLabel(clips.form.titleEn, { exact: true }).fill(`${title} (en)`);
    await chooseFile(page, "mp4", null);
    await page.locator("input[name=posterId]").first().check();
    await page.getByLabel(clips.form.captionsDe, { exact: true }).fill("WEBVTT\n\n00:03 --> 00:04.000\nEis");
    const save = page.getByRole("button", { name: ui.desk.save, exact: true });
    await save.click();
    await expect(page.getByText(clips.form.captionMistakes.timing.replace("{line}", "3")).first()).toBeVisible();
    await expect(page.getByLabel(clips.form.titleDe, { exact: true })).toHaveValue(title);
    await expectAccessible(page, "a refused clip");
    await page.getByLabel(clips.form.captionsDe, { exact: true }).fill(captions);
    await save.click();
    await expect(page.getByText(clips.form.fileProblems.unsupported_type).first()).toBeVisible();
    await expect(page.getByLabel(clips.form.captionsDe, { exact: true })).toHaveValue(captions);
    await chooseFile(page, "mp4", "clip-negroni.mp4");
    await chooseFile(page, "webm", "clip-negroni.webm");
    await save.click();
    await expect(page.getByText(ui.flash.deskSaved)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
    await expect(page.locator("video track[srclang=de]")).toBeAttached();
    await expect(page.locator("video track[srclang=en]")).not.toBeAttached();
    await expect(page.getByText(clips.usedIn.none, { exact: true })).toBeVisible();
    await expectAccessible(page, "a clip");
    const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";

    const recipe = await createRecipe();
    await query(
      dataDir,
      `update items set video_id = videos.id, picture_id = poster_id from videos where items.id = $1 and videos.id = $2`,
      [recipe.id, id],
    );
    const recipePath = slugAddress(locale, "/recipes/[slug]", recipe.slug);
    const first = await readVideoAddress(page, recipePath);
    const part = await page.request.get(first ?? "", { headers: { range: "bytes=0-99" } });
    expect([part.status(), (await part.body()).length]).toEqual([206, 100]);

    await visit(page, routeAddress(locale, "/desk/clips/[id]", { id }));
    await expect(page.getByRole("link", { name: recipe.title })).toBeVisible();
    await expect(page.getByText(clips.keptUsed)).toBeVisible();
    await chooseFile(page, "mp4", "clip-pumpkin-soup.mp4");
    await save.click();
    await expect(page.getByText(ui.flash.deskSaved)).toBeVisible();
    await expect(async () => {
      const next = await readVideoAddress(page, recipePath);
      expect(next).not.toBe(first);
      const body = await (await page.request.get(next ?? "")).body();
      expect(body.equals(await readClip("clip-pumpkin-soup.mp4"))).toBe(true);
    }).toPass();
    await expect(page.locator("video source[type='video/webm']")).not.toBeAttached();

    await deleteRecipe(recipe);
    await visit(page, routeAddress(locale, "/desk/clips/[id]", { id }));
    await page.getByRole("button", { name: title }).click();
    await expect(page.getByText(ui.flash.deskDeleted)).toBeVisible();
    await waitForHydration(page);
    const search = page.locator("main").getByRole("searchbox", { name: clips.search });
    await search.fill(title.slice(-8));
    await search.press("Enter");
    await expect(page.getByText(clips.emptyTitle)).toBeVisible();
  });
}

test("a poster is found by its alternative text, with the keyboard only", async ({ page }) => {
  const { form } = messages.de.clips;
  await signIn(page, await createAccount({ newType: "admin" }));
  await visit(page, address("de", "/desk/clips/new"));
  await page.getByLabel(form.posterSearch).focus();
  await page.keyboard.type("Hummus");
  const group = page.getByRole("group", { name: form.poster });
  const found = group.getByRole("radio", { name: /hummus/i }).first();
  // Until then the newest pictures are shown.
  await expect(group.getByRole("status")).not.toBeEmpty();
  await expect(found).toBeVisible();
  await found.focus();
  await page.keyboard.press("Space");
  await expect(found).toBeChecked();
  await page.getByLabel(form.posterSearch).fill("gibtesnicht");
  await expect(group.getByRole("radio")).toHaveCount(1);
  await expect(group.getByRole("radio")).toBeChecked();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a clip is added with one of the newest pictures", async ({ page }) => {
    const { clips, ui } = messages.en;
    await signIn(page, await createAccount({ newType: "editor" }), "en");
    await page.goto(address("en", "/desk/clips/new"));
    await page.getByLabel(clips.form.titleDe, { exact: true }).fill("Anrichten");
    await page.getByLabel(clips.form.titleEn, { exact: true }).fill("Plating");
    await page.locator("input[name=posterId]").nth(1).check();
    await chooseFile(page, "mp4", "clip-negroni.mp4");
    await page.getByRole("button", { name: ui.desk.save, exact: true }).click();
    await expect(page.getByText(ui.flash.deskSaved)).toBeVisible();
    await expect(page.getByLabel(clips.form.titleEn, { exact: true })).toHaveValue("Plating");
  });
});

test("for other users the clips do not exist", async ({ page }) => {
  await signIn(page, await createAccount({ newType: "contributor" }));
  const response = await page.goto(address("de", "/desk/clips"));
  expect(response?.status()).toBe(404);
});
