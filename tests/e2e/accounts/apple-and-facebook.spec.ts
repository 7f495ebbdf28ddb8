import { messages } from "#tests/e2e/support/messages.ts";
import { type FacebookStub, startFacebookStub } from "#tests/support/facebook-stub.ts";
import { type OpenIdProvider, startOpenIdProvider } from "#tests/support/openid-provider.ts";
import { createAccount, signIn } from "../support/account.ts";
import { expect, test } from "../support/mail.ts";
import { facebookPort, openIdPort, origin } from "../support/site.ts";
import { visit } from "../support/visit.ts";
import { getSessionUserName, newClaims, signInFrom, submitClaims, usersOf } from "./oauth-steps.ts";

let apple: OpenIdProvider;
let facebook: FacebookStub;
test.beforeAll(async () => {
  [apple, facebook] = await Promise.all([startOpenIdProvider(openIdPort, origin), startFacebookStub(facebookPort)]);
});
test.afterAll(() => Promise.all([apple.stop(), facebook.stop()]));

test.describe("Apple, which answers with a cross-site POST", () => {
  test("creates an account and returns to the page", async ({ page }) => {
    const claims = newClaims();
    await signInFrom(page, "apple", claims, { locale: "en", query: "?next=/en/contact" });
    await expect(page).toHaveURL("/en/contact");
    expect(await getSessionUserName(page)).toBe(claims.name);
    expect(await usersOf("apple", claims)).toMatchObject([{ email: claims.email, isConfirmed: true }]);
  });

  test("connects in the settings", async ({ page }) => {
    const account = await createAccount();
    await signIn(page, account);
    await visit(page, "/de/profile/einstellungen");
    const { connectNamed, disconnectNamed } = messages.de.accounts.connections;
    await page.getByRole("button", { name: connectNamed.replace("{name}", "Apple") }).click();
    const claims = newClaims({ email: "berta@privaterelay.example" });
    await submitClaims(page, claims);
    await expect(page).toHaveURL("/de/profile/einstellungen");
    await expect(page.getByRole("button", { name: disconnectNamed.replace("{name}", "Apple") })).toBeVisible();
    expect(await getSessionUserName(page)).toBe(account.name);
    expect(await usersOf("apple", claims)).toMatchObject([{ id: account.id }]);
  });

  test("shows a cancelled sign-in", async ({ page }) => {
    await signInFrom(page, "apple", null, { query: "?next=/de/kontakt" });
    await expect(page.locator("main").getByRole("alert")).toHaveText(messages.de.accounts.errors.denied);
    await expect(page).toHaveURL((url) => url.searchParams.get("next") === "/de/kontakt");
  });
});

test.describe("Facebook, which verifies no address", () => {
  test("creates an account after confirmation and signs in from then on", async ({ page, mail, browser }) => {
    const claims = newClaims();
    await signInFrom(page, "facebook", claims, { query: "?next=/de/kontakt" });
    await expect(page.locator("main").getByRole("status")).toHaveText(messages.de.accounts.errors.checkMail);
    expect(await getSessionUserName(page)).toBeNull();
    const received = await mail.waitForMail(claims.email ?? "");
    await page.goto(/https?:\/\/\S+token=\S+/.exec(received.text ?? "")?.[0] ?? "");
    await page.locator("main").getByRole("button", { name: messages.de.accounts.confirm.submit }).click();
    await expect(page).toHaveURL("/de/kontakt");
    expect(await getSessionUserName(page)).toBe(claims.name);

    const otherContext = await browser.newContext();
    const again = await otherContext.newPage();
    await signInFrom(again, "facebook", claims, { query: "?next=/de/kontakt" });
    await expect(again).toHaveURL("/de/kontakt");
    expect(await getSessionUserName(again)).toBe(claims.name);
    await otherContext.close();
  });

  test("shows a cancelled sign-in", async ({ page }) => {
    await signInFrom(page, "facebook", null);
    await expect(page.locator("main").getByRole("alert")).toHaveText(messages.de.accounts.errors.denied);
  });
});
