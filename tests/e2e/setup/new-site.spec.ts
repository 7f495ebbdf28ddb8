import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Locator, Page } from "@playwright/test";
import { type Locale, locales } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";
import { type Account, createAccount } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { type ConfiguredSite, startConfiguredSite } from "../support/configured-site.ts";
import { expect, test } from "../support/console-guard.ts";
import { query } from "../support/database.ts";
import { messages } from "../support/messages.ts";
import { visit, waitForHydration } from "../support/visit.ts";

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 36"><path fill="currentColor" d="M0 0h40v36H0z"/></svg>`;
const colors = { primary: "#7a1f3d", primaryDark: "#f2a7bf", accent: "#e8b04a", accentDark: "#e8b04a" };
let site: ConfiguredSite;
let admin: Account;

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await startConfiguredSite({ SMTP_URL: "" }, ["--empty"]);
  admin = await createAccount({ folder: site.dataDir });
  const command = ["--conditions=react-server", "lib/people/users/commands/user.ts", "promote", admin.email, "admin"];
  await promisify(execFile)(process.execPath, command, {
    env: { ...process.env, DATA_DIR: site.dataDir, DATABASE_URL: "" },
  });
});
test.afterAll(async () => {
  test.setTimeout(60_000);
  await site?.stop();
});

async function signIn(page: Page, locale: Locale): Promise<void> {
  await visit(page, site.origin + address(locale, "/login"));
  const form = page.locator("main form").filter({ has: page.locator('input[name="password"]') });
  await form.locator('input[name="email"]').fill(admin.email);
  await form.locator('input[name="password"]').fill(admin.password);
  await form.locator('input[name="password"]').press("Enter");
  await expect(page).not.toHaveURL((url) => url.pathname === address(locale, "/login"));
}

const step = (page: Page, name: string) => page.locator(`main li#${name}`);
const saveIn = (form: Locator, locale: Locale) =>
  form.getByRole("button", { name: messages[locale].ui.desk.save, exact: true }).click();
const readPage = async (path: string) => (await fetch(site.origin + path)).text();
const isDone = (page: Page, name: string, locale: Locale) =>
  expect(step(page, name).getByText(messages[locale].setup.states.done, { exact: true })).toBeVisible();

test("the first admin gives the site a name, colours and a logo, and readers see them", async ({ page }) => {
  test.slow();
  const { setup, ui } = messages.de;
  const { identity, colors: words, logo } = setup.site;
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, "de");
  await expect(page).toHaveURL(site.origin + address("de", "/desk/setup"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(setup.title);
  await visit(page, page.url());
  await expectAccessible(page, "the set-up of a new site");

  const name = step(page, "name");
  await name.getByLabel(identity.fields.name).fill("Annas Küche");
  await name.getByLabel(identity.fields.mail).fill("anna@kueche");
  await name.getByLabel(identity.fields.claimDe).fill("Kochen mit Anna");
  await name.getByLabel(identity.fields.claimEn).fill("Cooking with Anna");
  await saveIn(name, "de");
  await expect(name.getByText(ui.desk.errors.badEmail).first()).toBeVisible();
  await expect(name.getByLabel(identity.fields.name)).toHaveValue("Annas Küche");
  await name.getByLabel(identity.fields.mail).fill("anna@kueche.example.org");
  await saveIn(name, "de");
  await isDone(page, "name", "de");

  await visit(page, page.url());
  const palette = step(page, "colors");
  await palette.getByLabel(words.fields.primary, { exact: true }).fill("#f2a7bf");
  await saveIn(palette, "de");
  await expect(palette.getByText(ui.desk.errors.lowContrast).first()).toBeVisible();
  await expect(palette.getByText(words.pairs.buttonText).first()).toBeVisible();
  for (const [field, color] of Object.entries(colors))
    await palette.getByLabel(words.fields[field as keyof typeof colors], { exact: true }).fill(color);
  await expect(palette.getByText(words.readable)).toBeVisible();
  await expectAccessible(page, "colours that can be read");
  await saveIn(palette, "de");
  await isDone(page, "colors", "de");

  await visit(page, page.url());
  const mark = step(page, "logo");
  const choose = (content: string) =>
    mark
      .locator('input[type="file"]')
      .setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(content) });
  await choose(drawing.replace("<path", "<script>alert(1)</script><path"));
  await saveIn(mark, "de");
  await expect(mark.getByText(ui.desk.errors.unsafeSvg).first()).toBeVisible();
  await choose(drawing);
  await saveIn(mark, "de");
  await isDone(page, "logo", "de");
  await expect(mark.getByLabel(logo.fields.isRemoved)).toBeVisible();

  for (const locale of locales) {
    await expect.poll(() => readPage(`/${locale}`), { timeout: 30_000 }).toContain("/logos/_site.svg");
    const html = await readPage(`/${locale}`);
    expect(html).not.toContain("Tischlein");
    expect(html).toContain("anna@kueche.example.org");
    expect(html).toContain(colors.primary);
    expect(await readPage(`/share/${locale}/site`)).not.toBe("");
    const manifest = await (await fetch(`${site.origin}/manifest.webmanifest?lang=${locale}`)).json();
    expect(manifest).toMatchObject({ name: "Annas Küche", short_name: "Annas Küche" });
    const icon = await fetch(site.origin + manifest.icons[0].src);
    expect([icon.status, icon.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(await readPage(address(locale, "/recipes"))).toContain("Annas Küche");
  }
  await page.goto(site.origin + address("en", "/"));
  await expect(
    page
      .getByRole("banner")
      .getByRole("link", { name: /Annas Küche/ })
      .first(),
  ).toBeVisible();
  const primary = await page.evaluate(() => {
    const probe = document.createElement("p");
    probe.style.color = "var(--primary)";
    document.body.append(probe);
    return getComputedStyle(probe).color;
  });
  expect(primary).toBe("rgb(122, 31, 61)");

  await visit(page, site.origin + address("de", "/desk"));
  await page.getByRole("link", { name: setup.hint.link }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(setup.title);
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(12);
  await waitForHydration(page);
  await page.getByRole("button", { name: setup.tests.storage.button }).click();
  await expect(page.getByText(setup.tests.storage.passed)).toBeVisible();
  await page.getByRole("button", { name: setup.tests.mail.button }).click();
  await expect(page.getByText(setup.tests.mail.passed)).toBeVisible();
  await expectAccessible(page, "tests of the storage and the mail server");
  const folder = join(site.dataDir, "mail");
  const mails = await Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file), "utf8")));
  expect(mails.some((mail) => /^From: .*(?:Annas|QW5uYXM)/m.test(mail))).toBe(true);
});

test("an admin releases what waits since the restore of a backup", async ({ page }) => {
  const { setup, ui } = messages.de;
  await query(site.dataDir, "insert into app_metadata (key, value) values ('restore-hold', to_jsonb(now()))");
  await signIn(page, "de");
  await visit(page, site.origin + address("de", "/desk"));
  const title = page.getByRole("heading", { name: setup.dueWork.title });
  await expect(title).toBeVisible();
  await expectAccessible(page, "what waits since a restore");
  await page.getByRole("button", { name: setup.dueWork.release }).click();
  await expect(page).toHaveURL(site.origin + address("de", "/desk/setup"));
  await expect(page.getByText(ui.flash.dueWorkReleased)).toBeVisible();
  await expect(title).toHaveCount(0);
});

test("on a phone an admin fills in the imprint by keyboard, and leaves the site with one language", async ({
  page,
}) => {
  test.slow();
  const { setup, ui, layout } = messages.en;
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, "en");
  await visit(page, site.origin + address("en", "/desk/setup"));
  await expectAccessible(page, "the set-up on a phone");

  await test.step("the imprint is on every page", async () => {
    const form = step(page, "imprint");
    await tabTo(page, form.getByLabel(setup.site.imprint.fields.name));
    for (const fact of [
      "Anna Muster",
      "none",
      "Weg 1",
      "10115 Berlin",
      "030 1234",
      "none",
      "none",
      "none",
      "Anna Muster",
    ]) {
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type(fact);
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
    await isDone(page, "imprint", "en");
    await expect.poll(() => readPage("/en"), { timeout: 30_000 }).toContain("Anna Muster");
  });

  const follow = (path: string) => fetch(site.origin + path, { redirect: "manual" });
  await test.step("without German its addresses lead to English, and nothing names them", async () => {
    await visit(page, page.url());
    const form = step(page, "languages");
    for (const locale of locales) await form.getByRole("checkbox", { name: setup.languages[locale] }).uncheck();
    await saveIn(form, "en");
    await expect(form.getByText(ui.desk.errors.noLanguage).first()).toBeVisible();
    await expectAccessible(page, "a site without a language");
    await form.getByRole("checkbox", { name: setup.languages.en }).check();
    await saveIn(form, "en");
    await expect(form.getByText(setup.items.languages.only.en)).toBeVisible();

    const readLocation = async (path: string) => (await follow(path)).headers.get("location");
    await expect.poll(() => readLocation(address("de", "/recipes"))).toBe(address("en", "/recipes"));
    expect((await follow(address("de", "/recipes"))).status).toBe(307);
    expect(await readLocation("/")).toBe("/en");
    expect(await readLocation("/feeds/de/recipes.xml")).toBe("/feeds/en/recipes.xml");
    const sitemap = await readPage("/sitemaps/pages-1.xml");
    expect(sitemap).toContain(`<loc>${site.origin}/en</loc>`);
    expect(sitemap).not.toContain(`${site.origin}/de`);
    await page.goto(site.origin + address("de", "/recipes"));
    await expect(page).toHaveURL(site.origin + address("en", "/recipes"));
    await expect(page.getByRole("navigation", { name: layout.footer.language })).toHaveCount(0);
    await expect(page.locator("link[hreflang]")).toHaveCount(0);
  });

  await test.step("the desk still has both, and switches German on again", async () => {
    await visit(page, site.origin + address("de", "/desk/setup"));
    const words = messages.de.setup;
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.title);
    await step(page, "languages").getByRole("checkbox", { name: words.languages.de }).check();
    await saveIn(step(page, "languages"), "de");
    await expect(step(page, "languages").getByText(words.items.languages.value)).toBeVisible();
    await expect.poll(async () => (await follow(address("de", "/recipes"))).status).toBe(200);
    await expect.poll(() => readPage(address("en", "/recipes"))).toContain('hrefLang="de"');
  });
});

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let count = 0; count < 150; count++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error("the field cannot be reached with Tab");
}
