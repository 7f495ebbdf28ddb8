import { expect, test, vi } from "vitest";
import { signToken } from "#lib/platform/auth/signed-token.ts";
import { createDish, write } from "#tests/lib/people/comments/fixtures.ts";
import { itemTags, recordExpiry } from "#tests/lib/platform/cache/record-expiry.ts";
import { createMember } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";

vi.mock("#lib/platform/auth/session-user.ts", () => ({ getRequestUser: async () => null }));
vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));
const { POST } = await import("#app/api/users/profile-changes/route.ts");

setUpDatabase();
const takeExpired = recordExpiry();

const post = (token?: string) =>
  POST(new Request("http://localhost/", { method: "POST", headers: token ? { "x-profile-change": token } : {} }), {});

test("revalidates what names a user with a token signed by the site", async () => {
  const { id, slug } = await createMember();
  const dish = await createDish();
  await write(id, dish);
  expect((await post(signToken("x-profile-change", slug, 60_000))).status).toBe(204);
  const lists = ["cards", "cookbooks", "menus", "users"];
  expect(takeExpired()).toEqual([...lists, ...(await itemTags(dish)), `user:${slug}`].toSorted());
});

test("responds 404 without a valid token", async () => {
  const expiredToken = signToken("x-profile-change", "anna", -1);
  const foreignToken = signToken("something else", "anna", 1000);
  for (const token of [
    undefined,
    "anna",
    expiredToken,
    foreignToken,
    `${signToken("x-profile-change", "anna", 1000)}x`,
  ]) {
    expect((await post(token)).status).toBe(404);
  }
  expect(takeExpired()).toEqual([]);
});
