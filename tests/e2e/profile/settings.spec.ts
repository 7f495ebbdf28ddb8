import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address, slugAddress } from "#lib/platform/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { englishNarrow, germanWide } from "#tests/e2e/support/viewports.ts";
import { unzip } from "#tests/support/unzip.ts";
import { type Account, createAccount, signIn } from "../support/account.ts";
import { expectAccessibleThemes } from "../support/axe.ts";
import { dataDir, query } from "../support/database.ts";
import { visit, waitForHydration } from "../support/visit.ts";
import { openProfile, openProfileByForm } from "./open-profile.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

const settings = (locale: Locale) => address(locale, "/profile/settings");

async function openSettings(page: Page, locale: Locale): Promise<Account> {
  const account = await openProfile(page, locale, "/profile/settings");
  await waitForHydration(page);
  return account;
}

const savedText = (text: string) => new RegExp(text.replace("{time}", "\\d\\d:\\d\\d"));
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#00f" } })
    .composite([{ input: { create: { width: width / 2, height, channels: 3, background: "#f00" } }, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();

/** Whether the page has loaded this picture everywhere. */
function isLoaded(id: string): boolean {
  const shown = [...document.images].filter(({ src }) => src.includes(id));
  return shown.length > 0 && shown.every(({ complete }) => complete);
}

for (const { locale, viewport } of germanWide) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ viewport });
    const t = messages[locale].users;
    const { form: formTexts, flash } = messages[locale].ui;
    const accounts = messages[locale].accounts;

    test("a reader writes about themselves, chooses a picture, and has a page with both", async ({ page }) => {
      const account = await openSettings(page, locale);
      const about = section(page, t.about.title);
      const [name, bio, website] = [t.about.name, t.about.bio, t.about.website].map((label) => about.getByLabel(label));
      if (!name || !bio || !website) throw new Error("a field is missing");
      const tab = page.getByRole("navigation", { name: t.profile.nav }).getByRole("link", { name: t.profile.recipes });
      const newName = `Zeste ${account.slug}`;
      const questions: string[] = [];

      await test.step("is asked before unsaved changes are left behind", async () => {
        const answer = (isLeaving: boolean) =>
          page.once("dialog", (dialog) => {
            questions.push(dialog.message());
            return isLeaving ? dialog.accept() : dialog.dismiss();
          });
        await bio.fill("Noch nicht fertig");
        answer(false);
        await tab.click();
        await expect.poll(() => questions).toEqual([formTexts.unsaved]);
        await expect(page).toHaveURL(settings(locale));
        await expect(bio).toHaveValue("Noch nicht fertig");
        answer(true);
        await tab.click();
        await expect(page).toHaveURL(address(locale, "/profile/recipes"));
        await page.goBack();
        await waitForHydration(page);
        await expect(bio).toHaveValue("");
      });

      await test.step("corrects what is wrong", async () => {
        await expect(name).toHaveValue(account.name);
        await name.fill("!");
        await bio.fill("Kocht gern sauer.");
        await expect(about.getByText(t.about.bioLeft.replace("{count}", "483"))).toBeVisible();
        await website.fill("zitronenzeste");
        await about.getByRole("button", { name: formTexts.save }).click();
        await expect(about.getByText(t.about.badName).last()).toBeVisible();
        await expect(about.getByText(t.about.badWebsite).last()).toBeVisible();
        await expect(name).toBeFocused();
        await expect(website).toHaveValue("zitronenzeste");
        await name.fill(newName);
        await website.fill("https://zeste.example");
        await about.getByRole("button", { name: formTexts.save }).click();
        await expect(about.getByText(savedText(formTexts.saved))).toBeVisible();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(newName);
        await expect(name).toHaveValue(newName);
      });

      await test.step("crops a picture by sliders and dragging, and removes it again", async () => {
        const part = section(page, t.picture.title);
        const input = part.locator("input[type=file]");
        await input.setInputFiles({ name: "zeste.jpg", mimeType: "image/jpeg", buffer: await photo(1200, 400) });
        const across = part.getByLabel(t.picture.across);
        await expect(across).toHaveValue("400");
        await expect(part.getByLabel(t.picture.zoom)).toBeFocused();
        await across.focus();
        await page.keyboard.press("Home");
        await expect(across).toHaveValue("0");
        const cropBox = await part.locator(".cursor-move").boundingBox();
        if (!cropBox) throw new Error("no crop box");
        const [x, y] = [cropBox.x + cropBox.width / 2, cropBox.y + cropBox.height / 2];
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x - 3 * cropBox.width, y);
        await page.mouse.up();
        await expect(across).toHaveValue("800");
        await part.getByRole("button", { name: t.picture.save }).click();
        await expect(part.getByText(t.picture.saved)).toBeVisible();
        await expect(page.locator("main h1").locator("xpath=../..").locator("img")).toBeVisible();
        await expect(page.locator("header .user-menu img")).toBeVisible();
        const [row] = await query<{ id: string; width: number; height: number }>(
          dataDir,
          "select p.id, p.width, p.height from users u join pictures p on p.id = u.picture_id where u.id = $1",
          [account.id],
        );
        expect(row).toMatchObject({ width: 400, height: 400 });
        const { channels } = await sharp(await readFile(`${dataDir}/media/pictures/${row?.id}`)).stats();
        expect(channels.map(({ mean }) => Math.round(mean / 255))).toEqual([0, 0, 1]);

        // A running request would fail after the navigation.
        await expect.poll(() => page.evaluate(isLoaded, row?.id ?? "")).toBe(true);
        await part.getByRole("button", { name: t.picture.remove }).click();
        await expect(page.getByText(flash.pictureRemoved)).toBeVisible();
        await expect(page.locator("header .user-menu img")).toHaveCount(0);
        await expect(part.getByRole("button", { name: t.picture.remove })).toHaveCount(0);
        await expect.poll(() => readFile(`${dataDir}/media/pictures/${row?.id}`).catch(() => null)).toBeNull();
      });

      await test.step("leaves without a question, and finds it all on the own page", async () => {
        await tab.click();
        await expect(page).toHaveURL(address(locale, "/profile/recipes"));
        expect(questions).toHaveLength(2);
        await page.goto(slugAddress(locale, "/users/[slug]", account.slug));
        expect(new URL(page.url()).pathname).toBe(slugAddress(locale, "/users/[slug]", `zeste-${account.slug}`));
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(newName);
        await expect(page.getByText("Kocht gern sauer.")).toBeVisible();
        await expect(page.getByRole("link", { name: /zeste\.example/ })).toHaveAttribute(
          "rel",
          "noopener ugc nofollow",
        );
      });
    });

    test("exports all data, deletes the account and restores it", async ({ page }) => {
      const account = await openSettings(page, locale);
      const download = page.waitForEvent("download");
      await page.getByRole("link", { name: accounts.deletion.export }).click();
      const zip = unzip(await readFile(await (await download).path()));
      expect(zip.get("tischlein/account.json")?.toString()).toContain(account.email);

      const deletionSection = section(page, accounts.deletion.title);
      await deletionSection.getByText(accounts.deletion.open, { exact: true }).click();
      await expect(deletionSection.getByLabel(accounts.deletion.word)).toBeFocused();
      await deletionSection.getByLabel(accounts.deletion.word).fill("weg");
      await deletionSection.getByLabel(accounts.deletion.password, { exact: true }).fill("falsch");
      await deletionSection.getByRole("button", { name: accounts.deletion.submit }).click();
      await expect(deletionSection.getByText(accounts.deletion.wrongWord).last()).toBeVisible();
      await deletionSection.getByLabel(accounts.deletion.word).fill(locale === "de" ? "löschen" : "delete");
      await deletionSection.getByLabel(accounts.deletion.password, { exact: true }).fill("falsch");
      await deletionSection.getByRole("button", { name: accounts.deletion.submit }).click();
      await expect(deletionSection.getByText(accounts.deletion.wrong).last()).toBeVisible();
      await deletionSection.getByLabel(accounts.deletion.password, { exact: true }).fill(account.password);
      await deletionSection.getByRole("button", { name: accounts.deletion.submit }).click();
      await expect(page.getByRole("heading", { level: 1, name: accounts.goodbye.title })).toBeVisible();

      const profile = slugAddress(locale, "/users/[slug]", account.slug);
      expect((await page.request.get(profile)).status()).toBe(404);
      expect((await page.request.get(settings(locale), { maxRedirects: 0 })).status()).toBe(307);
      await openProfileByForm(page, locale, "/profile/settings", account);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(account.name);
      await expect(page.getByText(flash.accountRestored)).toBeVisible();
      await expect.poll(async () => (await page.request.get(profile)).status(), { timeout: 15_000 }).toBe(200);
    });

    test("has no barriers in either theme", async ({ page }) => {
      const account = await createAccount();
      await query(
        dataDir,
        "insert into user_preferences (user_id, goals, diet, cuisines, intolerances, answered_at) values ($1, '{quick}', 'vegan', '{mexican}', '{gluten}', now())",
        [account.id],
      );
      await openProfile(page, locale, "/profile/settings", account);
      await expect(page.locator("#taste").getByRole("listitem")).toHaveCount(4);
      await section(page, accounts.deletion.title)
        .locator("details")
        .evaluate((details: HTMLDetailsElement) => {
          details.open = true;
        });
      await expectAccessibleThemes(page, "the settings");
    });
  });
}

for (const { locale, viewport } of englishNarrow) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ viewport });
    const t = messages[locale].users;
    const { form: formTexts } = messages[locale].ui;
    const accounts = messages[locale].accounts;

    test("chooses theme, newsletter, password and language, and ends sessions", async ({ page, request }) => {
      const account = await openSettings(page, locale);
      const recipes = address(locale, "/profile/recipes");
      const isOtherSignedIn = async () => (await request.get(recipes, { maxRedirects: 0 })).status() === 200;
      const appearance = section(page, t.appearance.title);
      const saveAppearance = () => appearance.getByRole("button", { name: formTexts.save }).click();

      await test.step("a saved theme applies before the next page is painted", async () => {
        const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
        const day = await ground();
        await appearance.getByText(t.appearance.dark, { exact: true }).click();
        await expect(appearance.getByText(formTexts.changed)).toBeVisible();
        expect(await ground()).toBe(day);
        await saveAppearance();
        await expect(appearance.getByText(savedText(formTexts.saved))).toBeVisible();
        await expect(appearance.getByText(formTexts.changed)).toBeHidden();
        const night = await ground();
        expect(night).not.toBe(day);
        await page.goto(address(locale, "/recipes"), { waitUntil: "commit" });
        await page.waitForSelector("body");
        expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
        expect(await ground()).toBe(night);
        await visit(page, settings(locale));
        await appearance.getByText(t.appearance.asDevice, { exact: true }).click();
        await saveAppearance();
        await expect.poll(ground).toBe(day);
      });

      await test.step("the newsletter is subscribed to and left", async () => {
        const post = messages[locale].newsletters.settings;
        const control = page.getByRole("checkbox", { name: post.label });
        const save = () => section(page, post.title).getByRole("button", { name: formTexts.save }).click();
        const stored = () =>
          query(
            dataDir,
            "select 1 from newsletter_subscriptions where email = $1 and confirmed_at is not null and unsubscribed_at is null",
            [account.email],
          );
        await expect(control).not.toBeChecked();
        await control.check();
        await save();
        await expect(page.getByText(post.on)).toBeVisible();
        await expect.poll(stored).toHaveLength(1);
        await signIn({ request }, account, locale);
        await page.reload();
        await expect(control).toBeChecked();
        await waitForHydration(page);
        await control.uncheck();
        await save();
        await expect(page.getByText(post.off)).toBeVisible();
        await expect.poll(stored).toHaveLength(0);
      });

      const sessions = section(page, accounts.sessions.title).getByRole("listitem");
      await test.step("another session ends by its button", async () => {
        await expect(sessions).toHaveCount(2);
        await expect(sessions.first()).toContainText(accounts.sessions.here);
        await expect(sessions.first()).toContainText("Chrome");
        expect(await isOtherSignedIn()).toBe(true);
        await sessions.last().getByRole("button", { name: accounts.sessions.end }).click();
        await expect(page.getByText(messages[locale].ui.flash.sessionEnded)).toBeVisible();
        await expect(sessions).toHaveCount(1);
        expect(await isOtherSignedIn()).toBe(false);
      });

      const newPassword = "Ein ganzer Satz ist am besten";
      await test.step("a new password ends other sessions", async () => {
        await signIn({ request }, account, locale);
        const part = section(page, accounts.changePassword.title);
        const [current, next] = [accounts.changePassword.current, accounts.changePassword.newPassword].map((label) =>
          part.getByLabel(label, { exact: true }),
        );
        if (!current || !next) throw new Error("a field is missing");
        await current.fill("ganz falsch");
        await next.fill(newPassword);
        await part.getByRole("button", { name: accounts.changePassword.submit }).click();
        await expect(part.getByText(accounts.changePassword.wrong).last()).toBeVisible();
        await current.fill(account.password);
        await next.fill(newPassword);
        await part.getByRole("button", { name: accounts.changePassword.submit }).click();
        await expect(part.getByText(accounts.changePassword.done)).toBeVisible();
        expect(await isOtherSignedIn()).toBe(false);
      });

      const other = locale === "de" ? "en" : "de";
      await test.step("the language of the account is that of its pages", async () => {
        await signIn({ request }, { ...account, password: newPassword }, locale);
        const language = other === "de" ? t.appearance.german : t.appearance.english;
        await appearance.getByText(language, { exact: true }).click();
        await saveAppearance();
        await expect(page).toHaveURL(settings(other));
        await expect(page.getByText(messages[other].ui.flash.languageSaved)).toBeVisible();
        expect(await page.context().cookies()).toContainEqual(
          expect.objectContaining({ name: "locale", value: other }),
        );
        const rows = await query(dataDir, "select locale from users where id = $1", [account.id]);
        expect(rows).toEqual([{ locale: other }]);
      });

      await test.step("all sessions end together, this one, too", async () => {
        await waitForHydration(page);
        const { sessions: words } = messages[other].accounts;
        await page.locator("#places").getByRole("button", { name: words.endAll }).click();
        await expect(page).toHaveURL(address(other, "/"));
        expect((await page.request.get("/api/users/me/")).status()).toBe(401);
        expect(await isOtherSignedIn()).toBe(false);
        const { signIn: label } = messages[other].layout.userMenu;
        await expect(page.getByRole("banner").getByRole("link", { name: label })).toBeVisible();
      });
    });
  });
}
