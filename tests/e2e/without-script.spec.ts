import type { Page } from "@playwright/test";
import { locales } from "#lib/platform/i18n/locales.ts";
import { addresses } from "#lib/platform/routing/address.ts";
import { accountRoutes, type StaticRoute } from "#lib/platform/routing/routing.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { createAccount, signIn } from "./support/account.ts";
import { exampleAddresses, pageStates, templates } from "./support/example-pages.ts";
import { isFullRun } from "./support/viewports.ts";

test.use({ javaScriptEnabled: false, extraHTTPHeaders: newClientHeaders() });

const signedOutRoutes = ["/login", "/signup", "/reset-password"] as const;
const personalRoutes = (accountRoutes as readonly string[]).filter(
  (route): route is StaticRoute => route === "/users/likes" || (route.startsWith("/profile") && !route.includes("[")),
);

/**
 * Visible links, buttons and fields that cannot act without script: links without a target, buttons
 * that neither submit a form nor open something by HTML alone, and fields that no form sends.
 */
function findDeadControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;
    const hasAction = (form: HTMLFormElement | null, button: HTMLButtonElement) =>
      (form !== null &&
        button.type === "submit" &&
        !/^javascript:/.test(button.getAttribute("formaction") ?? form.getAttribute("action") ?? "javascript:")) ||
      form?.getAttribute("method") === "dialog" ||
      form?.querySelector('input[name^="$ACTION"]') != null;
    const acts = (element: Element): boolean => {
      if (element instanceof HTMLAnchorElement) return /^(?!#$|javascript:)./.test(element.getAttribute("href") ?? "");
      if (element instanceof HTMLButtonElement) {
        const opensElement = element.popoverTargetElement !== null || element.hasAttribute("commandfor");
        return opensElement || hasAction(element.form, element);
      }
      // A box that is ticked off needs no form.
      if (element.matches("input[type=checkbox]:not([name])")) return true;
      const { form } = element as HTMLInputElement;
      return form !== null && [...form.querySelectorAll("button")].some((button) => hasAction(form, button));
    };
    const controls = document.querySelectorAll("a, button, input:not([type=hidden]), select, textarea, [role=button]");
    return [...controls]
      .filter((element) => isVisible(element) && !acts(element))
      .map((element) => element.outerHTML.slice(0, 200));
  });
}

const widths = [390, 1280];

/** Opens a page once and looks at both widths. */
async function expectActs(page: Page, path: string): Promise<void> {
  await page.goto(path);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findDeadControls(page), `${path} at ${width}`).toEqual([]);
  }
}

// Words do not change what acts: a full run opens the pages in the other language, too.
for (const locale of isFullRun ? locales : (["de"] as const)) {
  test(`every visible control of the public pages acts, ${locale}`, async ({ page }) => {
    test.setTimeout(180_000);
    const examples = await Promise.all(templates.map(exampleAddresses));
    const all = [...examples, ...Object.values(pageStates), ...signedOutRoutes.map((route) => addresses(route))];
    for (const { [locale]: path } of all) await expectActs(page, path);
  });
}

for (const locale of isFullRun ? locales : (["en"] as const)) {
  test(`every visible control of the personal pages acts, ${locale}`, async ({ page }) => {
    await signIn(page, await createAccount(), locale);
    for (const route of personalRoutes) await expectActs(page, addresses(route)[locale]);
  });
}
