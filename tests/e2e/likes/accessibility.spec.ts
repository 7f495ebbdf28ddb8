import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { signIn } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { dataDir, query } from "../support/database.ts";
import { looks } from "../support/viewports.ts";
import { visit } from "../support/visit.ts";
import { userWithLikes } from "./fixtures.ts";

test.use({ extraHTTPHeaders: newClientHeaders(), reducedMotion: "reduce" });

// Without the console guard: the browser reports pictures of prefetched pages that it did not need.
test("full and empty lists of likes have no violations", async ({ page }) => {
  test.slow();
  const anna = await userWithLikes(24);
  await signIn(page, anna);
  // Both routes show the same list: the one full, the other one empty.
  for (const { locale, viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    const path = `/${locale}/profile/likes`;
    await visit(page, path);
    await expect(page.getByRole("main").getByRole("button", { pressed: true })).toHaveCount(24);
    await expectAccessible(page, `${path}, ${viewport.width} pixels, ${colorScheme}`);
  }
  await query(dataDir, "delete from likes where user_id = $1", [anna.id]);
  for (const { locale, viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    const path = `/${locale}/users/likes`;
    await visit(page, path);
    await expectAccessible(page, `${path}, empty, ${viewport.width} pixels, ${colorScheme}`);
  }
});
