import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { address } from "#lib/i18n/address.ts";
import { dataDir, query } from "../support/database.ts";
import { looks } from "../support/looks.ts";
import { newHousehold } from "../support/reader.ts";
import { expect, test } from "../support/silence.ts";
import { words } from "../support/words.ts";
import { enter, enterByForm } from "./enter.ts";

test.use({ javaScriptEnabled: false, extraHTTPHeaders: newHousehold() });

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

for (const { locale, viewport } of looks) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ viewport });
    const t = words[locale].users;
    const accounts = words[locale].accounts;

    test("the settings work without script", async ({ page }) => {
      const account = await enter(page, locale, "/profile/settings");
      const about = section(page, t.about.title);
      await about.getByLabel(t.about.website).fill("zitronenzeste");
      await about.getByLabel(t.about.bio).fill("Kocht gern sauer.");
      await about.getByRole("button", { name: t.settings.save }).click();
      await expect(about.getByText(t.about.badWebsite).last()).toBeVisible();
      await expect(about.getByLabel(t.about.website)).toHaveValue("zitronenzeste");
      await expect(about.getByLabel(t.about.bio)).toHaveValue("Kocht gern sauer.");
      await about.getByLabel(t.about.website).fill("https://zeste.example");
      await about.getByRole("button", { name: t.settings.save }).click();
      await expect(about.getByText(new RegExp(t.settings.saved.replace("{time}", "\\d\\d:\\d\\d")))).toBeVisible();
      await expect(page.locator("main header").getByText("Kocht gern sauer.")).toBeVisible();

      const wide = await sharp({ create: { width: 900, height: 450, channels: 3, background: "#00f" } })
        .png()
        .toBuffer();
      const picture = section(page, t.picture.title);
      await picture
        .locator("input[type=file]")
        .setInputFiles({ name: "x.txt", mimeType: "text/plain", buffer: Buffer.from("x") });
      await picture.getByRole("button", { name: t.picture.upload }).click();
      await expect(page.getByText(t.picture.problem.unsupported_type)).toBeVisible();
      await picture.locator("input[type=file]").setInputFiles({ name: "x.png", mimeType: "image/png", buffer: wide });
      await picture.getByRole("button", { name: t.picture.upload }).click();
      await expect(page.getByText(t.picture.saved)).toBeVisible();
      const [row] = await query<{ id: string }>(dataDir, "select picture_id as id from users where id = $1", [
        account.id,
      ]);
      const { width, height, format } = await sharp(await readFile(`${dataDir}/media/pictures/${row?.id}`)).metadata();
      expect({ width, height, format }).toEqual({ width: 450, height: 450, format: "jpeg" });

      const post = words[locale].newsletters.settings;
      const control = page.getByRole("switch", { name: post.label });
      await control.check();
      await section(page, post.title).getByRole("button", { name: post.save }).click();
      await expect(control).toBeChecked();
      await control.uncheck();
      await section(page, post.title).getByRole("button", { name: post.save }).click();
      await expect(control).not.toBeChecked();

      await expect(page.getByText(t.appearance.onDevice)).toBeHidden();
      const password = section(page, accounts.changePassword.title);
      await password.getByLabel(accounts.changePassword.current, { exact: true }).fill(account.password);
      await password.getByLabel(accounts.changePassword.newPassword, { exact: true }).fill("Ein ganzer Satz");
      await password.getByRole("button", { name: accounts.changePassword.submit }).click();
      await expect(page.getByText(accounts.changePassword.done)).toBeVisible();
    });

    test("leaving works without script as well", async ({ page }) => {
      const account = await enterByForm(page, locale, "/profile/settings");
      const leave = section(page, t.leave.title);
      await leave.getByText(t.leave.open, { exact: true }).click();
      await leave.getByLabel(t.leave.word).fill("weg");
      await leave.getByRole("button", { name: t.leave.submit }).click();
      await expect(leave.getByText(t.leave.wrongWord).last()).toBeVisible();
      await leave.getByLabel(t.leave.word).fill("DELETE");
      await leave.getByLabel(t.leave.password, { exact: true }).fill(account.password);
      await leave.getByRole("button", { name: t.leave.submit }).click();
      await expect(page.getByRole("heading", { level: 1, name: t.goodbye.title })).toBeVisible();
      await page.goto(address(locale, "/profile/recipes"));
      await expect(page).toHaveURL(/\/login\?next=/);
    });
  });
}
