import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { address } from "#lib/platform/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { englishNarrow } from "#tests/e2e/support/viewports.ts";
import { linksIn } from "#tests/support/mail-server.ts";
import { createAccount } from "../support/account.ts";
import { expect, test } from "../support/console-guard.ts";
import { dataDir, query } from "../support/database.ts";
import { openProfile, openProfileByForm } from "./open-profile.ts";

test.use({ javaScriptEnabled: false, extraHTTPHeaders: newClientHeaders() });

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

for (const { locale, viewport } of englishNarrow) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ viewport });
    const t = messages[locale].users;
    const { form: formTexts, flash } = messages[locale].ui;
    const { accounts, mail: mailTexts } = messages[locale];

    test("the settings work, up to the deletion of the account", async ({ page, mail }) => {
      const other = locale === "de" ? "en" : "de";
      const account = await createAccount({ locale: other });
      await openProfile(page, locale, "/profile/settings", account);
      /** Mails speak the language of the page, not that of the account. */
      const expectMail = async (skip: number, subject: string) => {
        const received = await mail.waitForMail(account.email, skip);
        expect(received.subject).toMatch(new RegExp(`^${subject.replace("{day}", ".+")}$`));
        expect(received.html).toContain(`<html lang="${locale}">`);
        for (const link of linksIn(received)) expect(new URL(link).pathname).toMatch(new RegExp(`^/${locale}(/|$)`));
      };

      const about = section(page, t.about.title);
      await about.getByLabel(t.about.website).fill("zitronenzeste");
      await about.getByLabel(t.about.bio).fill("Kocht gern sauer.");
      await about.getByRole("button", { name: formTexts.save }).click();
      await expect(about.getByText(t.about.badWebsite).last()).toBeVisible();
      await expect(about.getByLabel(t.about.website)).toHaveValue("zitronenzeste");
      await expect(about.getByLabel(t.about.bio)).toHaveValue("Kocht gern sauer.");
      await about.getByLabel(t.about.website).fill("https://zeste.example");
      await about.getByRole("button", { name: formTexts.save }).click();
      await expect(about.getByText(new RegExp(formTexts.saved.replace("{time}", "\\d\\d:\\d\\d")))).toBeVisible();
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

      const post = messages[locale].newsletters.settings;
      const control = page.getByRole("checkbox", { name: post.label });
      await control.check();
      await section(page, post.title).getByRole("button", { name: formTexts.save }).click();
      await expect(control).toBeChecked();
      await expect(page.getByText(post.on)).toBeVisible();
      await control.uncheck();
      await section(page, post.title).getByRole("button", { name: formTexts.save }).click();
      await expect(control).not.toBeChecked();

      await expect(page.getByText(t.appearance.onDevice)).toBeHidden();
      const password = section(page, accounts.changePassword.title);
      await password.getByLabel(accounts.changePassword.current, { exact: true }).fill(account.password);
      const newPassword = "Ein ganzer Satz";
      await password.getByLabel(accounts.changePassword.newPassword, { exact: true }).fill(newPassword);
      await password.getByRole("button", { name: accounts.changePassword.submit }).click();
      await expect(page.getByText(accounts.changePassword.done)).toBeVisible();
      await expectMail(0, mailTexts.passwordChanged.subject);

      const appearance = section(page, t.appearance.title);
      await appearance.getByLabel(t.appearance.us).check({ force: true });
      await appearance.getByRole("button", { name: formTexts.save }).click();
      await expect(appearance.getByText(new RegExp(formTexts.saved.replace("{time}", "\\d\\d:\\d\\d")))).toBeVisible();
      await expect(appearance.getByLabel(t.appearance.us)).toBeChecked();
      await appearance.getByLabel(other === "de" ? t.appearance.german : t.appearance.english).check({ force: true });
      await appearance.getByRole("button", { name: formTexts.save }).click();
      await expect(page).toHaveURL(new RegExp(`${address(other, "/profile/settings")}(#.*)?$`));
      await expect(page.getByText(messages[other].ui.flash.languageSaved)).toBeVisible();

      await page.goto(address(locale, "/profile/settings"));
      const deletionSection = section(page, accounts.deletion.title);
      await deletionSection.getByText(accounts.deletion.open, { exact: true }).click();
      await deletionSection.getByLabel(accounts.deletion.word).fill("weg");
      await deletionSection.getByLabel(accounts.deletion.password, { exact: true }).fill(newPassword);
      await deletionSection.getByRole("button", { name: accounts.deletion.submit }).click();
      await expect(deletionSection.getByText(accounts.deletion.wrongWord).last()).toBeVisible();
      await expect(deletionSection.getByLabel(accounts.deletion.word)).toHaveValue("weg");
      await expect(deletionSection.getByText(accounts.fields.passwordAgain)).toBeVisible();
      await deletionSection.getByLabel(accounts.deletion.word).fill("DELETE");
      await deletionSection.getByLabel(accounts.deletion.password, { exact: true }).fill(newPassword);
      await deletionSection.getByRole("button", { name: accounts.deletion.submit }).click();
      await expect(page.getByRole("heading", { level: 1, name: accounts.goodbye.title })).toBeVisible();
      await expectMail(1, mailTexts.deletionPlanned.subject);
      await page.goto(address(locale, "/profile/recipes"));
      await expect(page).toHaveURL(/\/login\?next=/);
      await openProfileByForm(page, locale, "/profile/recipes", { ...account, password: newPassword });
      await expect(page.getByText(flash.accountRestored)).toBeVisible();
      await expectMail(2, mailTexts.deletionCancelled.subject);
    });
  });
}
