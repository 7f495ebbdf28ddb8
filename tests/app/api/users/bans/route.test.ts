import { expect, test, vi } from "vitest";
import { signToken } from "#lib/auth/signed-token.ts";
import { db } from "#lib/db/client.ts";
import { cookbooks } from "#lib/db/tables/cookbooks.ts";
import { createMember } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";

const invalidateSlugs = vi.hoisted(() => vi.fn());
vi.mock("#lib/routing/slugs.ts", () => ({ invalidateSlugs }));
vi.mock("#lib/auth/session-user.ts", () => ({ getRequestUser: async () => null }));
vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));
const { POST } = await import("#app/api/users/bans/route.ts");

setUpDatabase();

const post = (token?: string) =>
  POST(new Request("http://localhost/", { method: "POST", headers: token ? { "x-ban": token } : {} }), {});

test("revalidates a profile and its public cookbooks with a token signed by the site", async () => {
  const { id, slug } = await createMember();
  await db.insert(cookbooks).values([
    { userId: id, slug: "offen", titles: { de: "Offen" }, visibility: "public" },
    { userId: id, slug: "geheim", titles: { de: "Geheim" } },
  ]);
  expect((await post(signToken("x-ban", slug, 1000))).status).toBe(204);
  expect(invalidateSlugs.mock.calls).toEqual([
    ["/cookbooks/[slug]", ["offen"]],
    ["/users/[slug]", [slug]],
  ]);
});

test("responds 404 without a valid token", async () => {
  invalidateSlugs.mockClear();
  const expiredToken = signToken("x-ban", "anna", -1);
  const foreignToken = signToken("something else", "anna", 1000);
  for (const token of [undefined, "anna", expiredToken, foreignToken, `${signToken("x-ban", "anna", 1000)}x`]) {
    expect((await post(token)).status).toBe(404);
  }
  expect(invalidateSlugs).not.toHaveBeenCalled();
});
