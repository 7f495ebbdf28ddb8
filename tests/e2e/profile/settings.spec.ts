import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { address, slugAddress } from "#lib/i18n/address.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { unzip } from "#tests/support/unzip.ts";
import type { Account } from "../support/account.ts";
import { examine } from "../support/axe.ts";
import { dataDir, query } from "../support/database.ts";
import { looks } from "../support/looks.ts";
import { newHousehold } from "../support/reader.ts";
import { expect, test } from "../support/silence.ts";
import { takenOver, visit } from "../support/visit.ts";
import { words } from "../support/words.ts";
import { enter, enterByForm } from "./enter.ts";

test.use({ extraHTTPHeaders: newHousehold() });

const settings = (locale: Locale) => address(locale, "/profile/settings");

async function enterSettings(page: Page, locale: Locale): Promise<Account> {
  const account = await enter(page, locale, "/profile/settings");
  await takenOver(page);
  return account;
}

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#00f" } })
    .composite([{ input: { create: { width: width / 2, height, channels: 3, background: "#f00" } }, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();

/** Whether the page has got this picture wherever it shows it. */
function isLoaded(id: string): boolean {
  const shown = [...document.images].filter(({ src }) => src.includes(id));
  return shown.length > 0 && shown.every(({ complete }) => complete);
}

for (const { locale, viewport } of looks) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ viewport });
    const t = words[locale].users;
    const accounts = words[locale].accounts;

    test("name, bio and website: what is wrong is said where it is, what is right is kept and public", async ({
      page,
    }) => {
      const account = await enterSettings(page, locale);
      const about = section(page, t.about.title);
      const [name, bio, website] = [t.about.name, t.about.bio, t.about.website].map((label) => about.getByLabel(label));
      if (!name || !bio || !website) throw new Error("a field is missing");
      await expect(name).toHaveValue(account.name);
      await name.fill("!");
      await bio.fill("Kocht gern sauer.");
      await expect(about.getByText(t.about.bioLeft.replace("{count}", "483"))).toBeVisible();
      await website.fill("zitronenzeste");
      await about.getByRole("button", { name: t.settings.save }).click();
      await expect(about.getByText(t.about.badName).last()).toBeVisible();
      await expect(about.getByText(t.about.badWebsite).last()).toBeVisible();
      await expect(name).toBeFocused();
      await expect(website).toHaveValue("zitronenzeste");

      const newName = `Zeste ${account.slug}`;
      await name.fill(newName);
      await website.fill("https://zeste.example");
      await about.getByRole("button", { name: t.settings.save }).click();
      await expect(about.getByText(new RegExp(t.settings.saved.replace("{time}", "\\d\\d:\\d\\d")))).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(newName);
      await expect(name).toHaveValue(newName);

      await page.goto(slugAddress(locale, "/users/[slug]", account.slug));
      expect(new URL(page.url()).pathname).toBe(slugAddress(locale, "/users/[slug]", `zeste-${account.slug}`));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(newName);
      await expect(page.getByText("Kocht gern sauer.")).toBeVisible();
      await expect(page.getByRole("link", { name: /zeste\.example/ })).toHaveAttribute("rel", "noopener nofollow ugc");
    });

    test("a picture is cut by sliders and by dragging, and is everywhere at once", async ({ page }) => {
      const account = await enterSettings(page, locale);
      const part = section(page, t.picture.title);
      const input = part.locator("input[type=file]");
      await input.setInputFiles({ name: "klein.jpg", mimeType: "image/jpeg", buffer: await photo(200, 200) });
      await expect(part.getByText(t.picture.problem.too_small)).toBeVisible();
      await input.setInputFiles({ name: "a.gif", mimeType: "image/gif", buffer: Buffer.from("GIF89a") });
      await expect(part.getByText(t.picture.problem.unsupported_type)).toBeVisible();

      await input.setInputFiles({ name: "zeste.jpg", mimeType: "image/jpeg", buffer: await photo(1200, 400) });
      const across = part.getByLabel(t.picture.across);
      await expect(across).toHaveValue("400");
      await across.focus();
      await page.keyboard.press("Home");
      await expect(across).toHaveValue("0");
      const window = await part.locator(".cursor-move").boundingBox();
      if (!window) throw new Error("no window");
      const [x, y] = [window.x + window.width / 2, window.y + window.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - 3 * window.width, y);
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

      // What is still under way would not be there any more.
      await expect.poll(() => page.evaluate(isLoaded, row?.id ?? "")).toBe(true);
      await part.getByRole("button", { name: t.picture.remove }).click();
      await expect(page.locator("header .user-menu img")).toHaveCount(0);
      await expect(part.getByRole("button", { name: t.picture.remove })).toHaveCount(0);
      expect(await readFile(`${dataDir}/media/pictures/${row?.id}`).catch(() => null)).toBeNull();
    });

    test("the colours of the device are overruled at once and before the next page is painted", async ({ page }) => {
      await enterSettings(page, locale);
      const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const day = await ground();
      await section(page, t.appearance.title).getByText(t.appearance.dark, { exact: true }).click();
      const night = await ground();
      expect(night).not.toBe(day);
      await page.goto(address(locale, "/recipes"), { waitUntil: "commit" });
      await page.waitForSelector("body");
      expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
      expect(await ground()).toBe(night);
      await visit(page, settings(locale));
      await section(page, t.appearance.title).getByText(t.appearance.asDevice, { exact: true }).click();
      expect(await ground()).toBe(day);
    });

    test("the other language is gone on in, and remembered", async ({ page, context }) => {
      const account = await enterSettings(page, locale);
      const other = locale === "de" ? "en" : "de";
      const appearance = section(page, t.appearance.title);
      await appearance.getByText(other === "de" ? t.appearance.german : t.appearance.english, { exact: true }).click();
      await appearance.getByRole("button", { name: t.appearance.save }).click();
      await expect(page).toHaveURL(new RegExp(`${settings(other)}(#.*)?$`));
      expect(await context.cookies()).toContainEqual(expect.objectContaining({ name: "locale", value: other }));
      const rows = await query(dataDir, "select locale from users where id = $1", [account.id]);
      expect(rows).toEqual([{ locale: other }]);
    });

    test("the newsletter is switched on and off", async ({ page }) => {
      const { email } = await enterSettings(page, locale);
      const post = words[locale].newsletters.settings;
      const control = page.getByRole("switch", { name: post.label });
      await expect(control).not.toBeChecked();
      await control.click();
      await expect(page.getByText(post.on)).toBeVisible();
      const stored = () =>
        query(
          dataDir,
          "select 1 from newsletter_subscriptions where email = $1 and confirmed_at is not null and unsubscribed_at is null",
          [email],
        );
      expect(await stored()).toHaveLength(1);
      await page.reload();
      await expect(control).toBeChecked();
      await control.click();
      await expect(page.getByText(post.off)).toBeVisible();
      expect(await stored()).toHaveLength(0);
    });

    test("another password signs out elsewhere, and each place can be ended by itself", async ({ page, browser }) => {
      const account = await enterSettings(page, locale);
      const elsewhere = await (await browser.newContext({ extraHTTPHeaders: newHousehold() })).newPage();
      await enter(elsewhere, "de", "/profile/recipes", account);
      await page.reload();
      const places = section(page, accounts.places.title);
      await expect(places.getByRole("listitem")).toHaveCount(2);
      await takenOver(page);
      const there = places.getByRole("listitem").filter({ hasNotText: accounts.places.here });
      await there.getByRole("button").click();
      await expect(places.getByRole("listitem")).toHaveCount(1);
      await elsewhere.goto("/de/profile/recipes");
      await expect(elsewhere).toHaveURL(/\/de\/login\?next=/);

      await enter(elsewhere, "de", "/profile/recipes", account);
      const part = section(page, accounts.changePassword.title);
      const [current, next] = [accounts.changePassword.current, accounts.changePassword.newPassword].map((label) =>
        part.getByLabel(label, { exact: true }),
      );
      if (!current || !next) throw new Error("a field is missing");
      await current.fill("ganz falsch");
      await next.fill("Ein ganzer Satz ist am besten");
      await part.getByRole("button", { name: accounts.changePassword.submit }).click();
      await expect(part.getByText(accounts.changePassword.wrong).last()).toBeVisible();
      await current.fill(account.password);
      await next.fill("Ein ganzer Satz ist am besten");
      await part.getByRole("button", { name: accounts.changePassword.submit }).click();
      await expect(part.getByText(accounts.changePassword.done)).toBeVisible();
      await elsewhere.goto("/de/profile/recipes");
      await expect(elsewhere).toHaveURL(/\/de\/login\?next=/);
      await elsewhere.context().close();
    });

    test("everything can be taken along, and whoever leaves can come back", async ({ page }) => {
      const account = await enterSettings(page, locale);
      const download = page.waitForEvent("download");
      await page.getByRole("link", { name: t.leave.export }).click();
      const zip = unzip(await readFile(await (await download).path()));
      expect(zip.get("tischlein/account.json")?.toString()).toContain(account.email);

      const leave = section(page, t.leave.title);
      await leave.getByText(t.leave.open, { exact: true }).click();
      await expect(leave.getByLabel(t.leave.word)).toBeFocused();
      await leave.getByLabel(t.leave.word).fill("weg");
      await leave.getByLabel(t.leave.password, { exact: true }).fill("falsch");
      await leave.getByRole("button", { name: t.leave.submit }).click();
      await expect(leave.getByText(t.leave.wrongWord).last()).toBeVisible();
      await leave.getByLabel(t.leave.word).fill(locale === "de" ? "löschen" : "delete");
      await leave.getByLabel(t.leave.password, { exact: true }).fill("falsch");
      await leave.getByRole("button", { name: t.leave.submit }).click();
      await expect(leave.getByText(t.leave.wrong).last()).toBeVisible();
      await leave.getByLabel(t.leave.password, { exact: true }).fill(account.password);
      await leave.getByRole("button", { name: t.leave.submit }).click();
      await expect(page.getByRole("heading", { level: 1, name: t.goodbye.title })).toBeVisible();

      const profile = slugAddress(locale, "/users/[slug]", account.slug);
      expect((await page.request.get(profile)).status()).toBe(404);
      expect((await page.request.get(settings(locale), { maxRedirects: 0 })).status()).toBe(307);
      await enterByForm(page, locale, "/profile/settings", account);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(account.name);
      await expect.poll(async () => (await page.request.get(profile)).status(), { timeout: 15_000 }).toBe(200);
    });

    test("nothing on it hinders anybody", async ({ page }) => {
      await enterSettings(page, locale);
      for (const scheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
        await section(page, t.leave.title)
          .locator("details")
          .evaluate((details: HTMLDetailsElement) => {
            details.open = true;
          });
        await examine(page, `the settings, ${scheme}`);
      }
    });
  });
}
