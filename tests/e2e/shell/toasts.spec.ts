import { expect, test } from "#tests/e2e/support/journey.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { viewports } from "#tests/e2e/support/viewports.ts";
import { createAccount, signIn } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { visit } from "../support/visit.ts";

// How long toasts stay, also while hovered, is tested in
// tests/components/layout/toasts/toaster.test.tsx. Without the console guard: the browser logs the
// failed request.
test("a toast is centred at the bottom of every window, and is accessible", async ({ page }) => {
  await signIn(page, await createAccount());
  await visit(page, "/de/rezepte");
  // Signing out fails, which shows an error.
  await page.route("**/de/rezepte", (route) => route.fulfill({ status: 503, body: "" }));
  await page.locator("header .user-menu > button").click();
  await page.locator("#user-menu button").click();
  const toast = page.locator(".toast").filter({ hasText: messages.de.layout.userMenu.notSignedOut });
  // It stays while the pointer is over it.
  await toast.hover();
  await expectAccessible(page, "an error toast", ".toaster");
  for (const { viewport } of viewports.slice(0, 2)) {
    await page.setViewportSize(viewport);
    await toast.hover();
    const box = await toast.boundingBox();
    expect((box?.x ?? 0) * 2 + (box?.width ?? 0)).toBeCloseTo(viewport.width, -1);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(viewport.height - 40);
  }
});
