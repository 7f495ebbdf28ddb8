import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { type FacebookStub, startFacebookStub } from "#tests/support/facebook-stub.ts";
import { linksIn } from "#tests/support/mail-server.ts";
import { type OpenIdProvider, startOpenIdProvider } from "#tests/support/openid-provider.ts";
import { createAccount, signIn } from "../support/account.ts";
import { expect, test } from "../support/console-guard.ts";
import { sendForm, textsOf } from "../support/send-form.ts";
import { facebookPort, openIdPort, origin } from "../support/site.ts";
import { visit } from "../support/visit.ts";
import {
  getSessionUserName,
  newClaims,
  signInByRequest,
  signInFrom,
  startConnection,
  submitClaims,
  usersOf,
} from "./oauth-steps.ts";

let apple: OpenIdProvider;
let facebook: FacebookStub;
test.beforeAll(async () => {
  [apple, facebook] = await Promise.all([startOpenIdProvider(openIdPort, origin), startFacebookStub(facebookPort)]);
});
test.afterAll(() => Promise.all([apple.stop(), facebook.stop()]));

test.use({ extraHTTPHeaders: newClientHeaders() });

test.describe("Apple, which answers with a cross-site POST", () => {
  test("shows a cancelled sign-in, and creates an account at the next try", async ({ page }) => {
    const claims = newClaims();
    await signInFrom(page, "apple", null, { locale: "en", query: "?next=/en/contact" });
    await expect(page.locator("main").getByRole("alert")).toHaveText(messages.en.accounts.errors.denied);
    await expect(page).toHaveURL((url) => url.searchParams.get("next") === "/en/contact");
    await page.locator("main").getByRole("button", { name: messages.en.accounts.providers.apple }).click();
    await submitClaims(page, claims);
    await expect(page).toHaveURL("/en/contact");
    expect(await getSessionUserName(page)).toBe(claims.name);
    expect(await usersOf("apple", claims)).toMatchObject([{ email: claims.email, isConfirmed: true }]);
  });

  test("connects in the settings", async ({ page }) => {
    const account = await createAccount();
    await signIn(page, account);
    await visit(page, "/de/profile/einstellungen");
    const { disconnectNamed } = messages.de.accounts.connections;
    await startConnection(page, "apple", account);
    const claims = newClaims({ email: "berta@privaterelay.example" });
    await submitClaims(page, claims);
    await expect(page).toHaveURL("/de/profile/einstellungen");
    await expect(page.getByRole("button", { name: disconnectNamed.replace("{name}", "Apple") })).toBeVisible();
    expect(await getSessionUserName(page)).toBe(account.name);
    expect(await usersOf("apple", claims)).toMatchObject([{ id: account.id }]);
  });
});

test.describe("Facebook, which verifies no address", () => {
  const next = "/de/kontakt";
  const query = `?next=${next}`;

  test("creates an account after confirmation and signs in from then on", async ({ request, mail, playwright }) => {
    const claims = newClaims();
    const asked = await signInByRequest(request, "facebook", claims, { query });
    expect(await textsOf(asked, "main [role=status]")).toEqual([messages.de.accounts.errors.checkMail]);
    expect(await getSessionUserName({ request })).toBeNull();
    const [link = ""] = linksIn(await mail.waitForMail(claims.email ?? ""));
    const confirmed = await sendForm(request, link, { form: 'main form:has(input[name="token"])' });
    expect(confirmed.url()).toBe(origin + next);
    expect(await getSessionUserName({ request })).toBe(claims.name);

    const other = await playwright.request.newContext({ baseURL: origin, extraHTTPHeaders: newClientHeaders() });
    expect((await signInByRequest(other, "facebook", claims, { query })).url()).toBe(origin + next);
    expect(await getSessionUserName({ request: other })).toBe(claims.name);
    await other.dispose();
  });

  test("shows a cancelled sign-in", async ({ request }) => {
    const answer = await signInByRequest(request, "facebook", null);
    expect(await textsOf(answer, "main [role=alert]")).toEqual([messages.de.accounts.errors.denied]);
  });
});
