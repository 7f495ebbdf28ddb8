import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { address, routeAddress, slugAddress } from "#lib/platform/routing/address.ts";
import { createRecipe, deleteRecipe } from "../catalogue/create-recipe.ts";
import { createAccount, signIn } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { newClientHeaders } from "../support/client-headers.ts";
import { expect, test } from "../support/console-guard.ts";
import { dataDir, query } from "../support/database.ts";
import { messages } from "../support/messages.ts";
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

test("an editor adds a clip on a phone, replaces it and deletes it", async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const { clips, ui } = messages.de;
  const title = `Negroni ${randomUUID().slice(0, 8)}`;
  const save = page.getByRole("button", { name: ui.desk.save, exact: true });
  await signIn(page, await createAccount({ newType: "editor" }));
  await visit(page, address("de", "/desk/clips/new"));

  await test.step("by keyboard its poster is found by an alternative text", async () => {
    const group = page.getByRole("group", { name: clips.form.poster });
    const found = group.getByRole("radio", { name: /hummus/i }).first();
    await page.getByLabel(clips.form.posterSearch).focus();
    await page.keyboard.type("Hummus");
    // Until then the newest pictures are shown.
    await expect(group.getByRole("status")).not.toBeEmpty();
    await found.focus();
    await page.keyboard.press("Space");
    await expect(found).toBeChecked();
    await page.getByLabel(clips.form.posterSearch).fill("gibtesnicht");
    await expect(group.getByRole("radio")).toHaveCount(1);
    await expect(group.getByRole("radio")).toBeChecked();
  });

  await test.step("a refused file is named, and nothing typed is lost", async () => {
    await page.getByLabel(clips.form.titleDe, { exact: true }).fill(title);
    await page.getByLabel(clips.form.titleEn, { exact: true }).fill(`${title} (en)`);
    await page.getByLabel(clips.form.captionsDe, { exact: true }).fill(captions);
    await chooseFile(page, "mp4", null);
    await save.click();
    await expect(page.getByText(clips.form.fileProblems.unsupported_type).first()).toBeVisible();
    await expect(page.getByLabel(clips.form.captionsDe, { exact: true })).toHaveValue(captions);
    await expectAccessible(page, "a refused clip");
  });

  await test.step("it is stored in both formats, with its captions", async () => {
    await chooseFile(page, "mp4", "clip-negroni.mp4");
    await chooseFile(page, "webm", "clip-negroni.webm");
    await save.click();
    await expect(page.getByText(ui.flash.deskSaved)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
    await expect(page.locator("video track[srclang=de]")).toBeAttached();
    await expect(page.locator("video track[srclang=en]")).not.toBeAttached();
    await expect(page.getByText(clips.usedIn.none, { exact: true })).toBeVisible();
    await expectAccessible(page, "a clip");
  });
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";

  await test.step("readers get the file that replaces it", async () => {
    const recipe = await createRecipe();
    await query(
      dataDir,
      `update items set video_id = videos.id, picture_id = poster_id from videos where items.id = $1 and videos.id = $2`,
      [recipe.id, id],
    );
    const recipePath = slugAddress("de", "/recipes/[slug]", recipe.slug);
    const first = await readVideoAddress(page, recipePath);
    const part = await page.request.get(first ?? "", { headers: { range: "bytes=0-99" } });
    expect([part.status(), (await part.body()).length]).toEqual([206, 100]);

    await visit(page, routeAddress("de", "/desk/clips/[id]", { id }));
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
  });

  await test.step("deleted once nothing shows it, it is not found any more", async () => {
    await page.reload();
    await waitForHydration(page);
    await page.getByRole("button", { name: title }).click();
    await expect(page.getByText(ui.flash.deskDeleted)).toBeVisible();
    await waitForHydration(page);
    await expectAccessible(page, "the clips");
    const search = page.locator("main").getByRole("searchbox", { name: clips.search });
    await search.fill(title.slice(-8));
    await search.press("Enter");
    await expect(page.getByText(clips.emptyTitle)).toBeVisible();
  });
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
