import { expect, test, vi } from "vitest";
import { setFlashMessage } from "#lib/platform/http/flash-message.ts";

const set = vi.hoisted(() => vi.fn());
vi.mock("next/headers", () => ({ cookies: async () => ({ set }), headers: async () => new Headers() }));

test.each([
  ["/de/rezepte?seite=2#liste", "/de/rezepte"],
  ["/de/x;Domain=example.org;Max-Age=9", "/de/x%3BDomain=example.org%3BMax-Age=9"],
])("the cookie for %j has the path %j", async (href, path) => {
  await setFlashMessage("signedIn", href);
  expect(set).toHaveBeenLastCalledWith("flash", "signedIn", { path, maxAge: 60, sameSite: "lax" });
});
