import type { Browser, Page } from "@playwright/test";
import { type Account, newAccount, signInByForm, signOut } from "../support/account.ts";
import { dataDir, query } from "../support/database.ts";
import { origin } from "../support/origin.ts";
import { expect, test } from "../support/silence.ts";
import { visit } from "../support/visit.ts";
import { words } from "../support/words.ts";
import { whoAmI } from "./elsewhere.ts";

const isSession = ({ name }: { name: string }) => name.endsWith("authjs.session-token");

async function sessionCookie(page: Page) {
  const cookie = (await page.context().cookies()).find(isSession);
  if (!cookie) throw new Error("nobody is signed in");
  return cookie;
}

/** What somebody is told who has got hold of a cookie. */
async function statusWith(browser: Browser, value: string): Promise<number> {
  const thief = await browser.newContext();
  await thief.addCookies([{ name: "authjs.session-token", value, url: origin }]);
  const answer = await thief.request.get(`${origin}/api/users/me/`);
  await thief.close();
  return answer.status();
}

/** A browser of its own in which this account is signed in. */
async function another(browser: Browser, account: Account): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: origin })).newPage();
  await signInByForm(page, account);
  return page;
}

test("the session is in a cookie no script reads; the hint beside it says nothing", async ({ page }) => {
  const account = await newAccount();
  await signInByForm(page, account);
  expect(await sessionCookie(page)).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
  expect(await page.evaluate(() => document.cookie)).toBe("signed-in=1");
});

test("signing in gives another session than whatever the browser had before, and that one is over", async ({
  page,
  browser,
}) => {
  const [anna, berta] = [await newAccount(), await newAccount()];
  await page.context().addCookies([{ name: "authjs.session-token", value: "planted", url: origin }]);
  await signInByForm(page, anna);
  const first = (await sessionCookie(page)).value;
  expect(first).not.toBe("planted");
  expect(await statusWith(browser, first)).toBe(200);
  // A window that was open before somebody signed in still shows its form.
  const stale = await page.context().newPage();
  // Without its cookie what the first window still asks for would be refused.
  await page.goto("about:blank");
  await page.context().clearCookies();
  await visit(stale, "/de/login");
  await page.context().addCookies([{ name: "authjs.session-token", value: first, url: origin }]);
  const form = stale.locator("main form").filter({ has: stale.locator('input[name="password"]') });
  await form.locator('input[name="email"]').fill(berta.email);
  await form.locator('input[name="password"]').fill(berta.password);
  await form.locator('input[name="password"]').press("Enter");
  await expect(stale).toHaveURL("/de");
  expect(await whoAmI(page)).toBe(berta.name);
  expect(await statusWith(browser, first)).toBe(401);
});

test("a token of the API opens what a cookie opens, until it is given back", async ({ page }) => {
  const { email, password, name } = await newAccount();
  const opened = await page.request.post("/api/authenticate/credentials/", { data: { email, password } });
  const headers = { "x-user-token": (await opened.json()).data.user_token };
  expect(opened.headersArray().filter((header) => header.name.toLowerCase() === "set-cookie")).toEqual([]);
  expect((await (await page.request.get("/api/users/me/", { headers })).json()).data.name).toBe(name);
  expect(await whoAmI(page)).toBeNull();
  expect((await page.request.delete("/api/authenticate/", { headers })).status()).toBe(204);
  expect((await page.request.get("/api/users/me/", { headers })).status()).toBe(401);
});

test("a cookie is dead at once after signing out, a ban and a deletion", async ({ page, browser }) => {
  const account = await newAccount();
  await signInByForm(page, account);
  const { value } = await sessionCookie(page);
  await signOut(page);
  expect(await statusWith(browser, value)).toBe(401);

  await signInByForm(page, account);
  const later = (await sessionCookie(page)).value;
  expect(await statusWith(browser, later)).toBe(200);
  // What the page asks meanwhile would be refused, and the browser writes that down.
  await page.goto("about:blank");
  await query(dataDir, "update users set banned_at = now() where id = $1", [account.id]);
  expect(await statusWith(browser, later)).toBe(401);
  await query(dataDir, "update users set banned_at = null, deletion_requested_at = now() where id = $1", [account.id]);
  expect(await statusWith(browser, later)).toBe(401);
  await query(dataDir, "delete from users where id = $1", [account.id]);
  expect(await statusWith(browser, later)).toBe(401);
});

test("a cookie somebody has changed is nobody's, and breaks nothing", async ({ page, browser }) => {
  await signInByForm(page, await newAccount());
  const { value } = await sessionCookie(page);
  for (const forged of [`${value.slice(0, -4)}AAAA`, value.slice(0, 40), "x", `${value}.${value}`, "a.b.c.d.e"]) {
    expect(await statusWith(browser, forged)).toBe(401);
  }
});

test("somebody sees where they are signed in, and ends one session, then all", async ({ page, browser }) => {
  const { places } = words.de.accounts;
  const account = await newAccount();
  await signInByForm(page, account);
  const [second, third] = [await another(browser, account), await another(browser, account)];
  await visit(page, "/de/profile/einstellungen");
  const list = page.locator("#places li");
  await expect(list).toHaveCount(3);
  await expect(list.first()).toContainText(places.here);
  await expect(list.first()).toContainText("Chrome");
  await list.last().getByRole("button", { name: places.end }).click();
  await expect(list).toHaveCount(2);
  expect([await whoAmI(second), await whoAmI(third)].filter(Boolean)).toHaveLength(1);
  await page.locator("#places").getByRole("button", { name: places.endAll }).click();
  await expect(page).toHaveURL("/de");
  expect([await whoAmI(page), await whoAmI(second), await whoAmI(third)]).toEqual([null, null, null]);
  const { signIn: label } = words.de.layout.userMenu;
  await expect(page.getByRole("banner").getByRole("link", { name: label })).toBeVisible();
  for (const other of [second, third]) await other.context().close();
});

test("pages stay the same for everybody: nobody gets a cookie for looking", async ({ request }) => {
  for (const path of ["/de", "/en/recipes", "/de/login"]) {
    const answer = await request.get(path);
    expect(answer.headersArray().filter(({ name }) => name.toLowerCase() === "set-cookie")).toEqual([]);
  }
});
