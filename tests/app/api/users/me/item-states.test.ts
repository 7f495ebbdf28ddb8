import { randomUUID } from "node:crypto";
import { beforeAll, expect, test, vi } from "vitest";
import { addItem } from "#lib/cookbooks/item-mutations.ts";
import { createUserCookbook } from "#lib/cookbooks/mutations.ts";
import { setLike } from "#lib/likes/mutations.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createAnna, createJonas, createTestRecipe } from "#tests/support/fixtures.ts";

// Session cookies belong to next-auth and are tested elsewhere; requests here carry a user token.
vi.mock("#lib/auth/session-user.ts", async () => {
  const { findUserByToken } = await import("#lib/auth/sessions.ts");
  return {
    getRequestUser: async (request: Request) => findUserByToken(request.headers.get("x-user-token") ?? ""),
  };
});
vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));

const { createApiSession } = await import("#lib/auth/sessions.ts");
const { GET } = await import("#app/api/users/me/item-states/route.ts");

setUpDatabase();

let token: string;
let soup: string;

beforeAll(async () => {
  soup = await createTestRecipe(await createAnna());
  const jonas = await createJonas();
  token = await createApiSession(jonas, "test");
  const { id: cookbookId } = await createUserCookbook({
    ...{ userId: jonas, locale: "de", title: "Suppen", summary: "", visibility: "private" },
  });
  await addItem({ userId: jonas, cookbookId, itemId: soup });
  await setLike({ userId: jonas, itemId: soup, liked: true });
});

function get(ids: string | undefined, userToken = token): Promise<Response> {
  const query = ids === undefined ? "" : `?ids=${ids}`;
  const headers = { "x-user-token": userToken };
  return GET(new Request(`http://localhost:3000/api/users/me/item-states${query}`, { headers }), undefined);
}

test("answers for each item whether it is liked and saved", async () => {
  const unknown = randomUUID();
  const response = await get(`${soup},${unknown}`);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  const { data } = await response.json();
  expect(data).toHaveLength(2);
  expect(data).toContainEqual({ id: soup, isLiked: true, isSaved: true, likeCount: 1 });
  expect(data).toContainEqual({ id: unknown, isLiked: false, isSaved: false, likeCount: 0 });
});

test("requires a signed-in user, and at most a hundred ids", async () => {
  expect((await get(soup, "wrong")).status).toBe(401);
  expect((await get(Array.from({ length: 101 }, () => randomUUID()).join())).status).toBe(422);
  for (const ids of [undefined, "", "x", `${soup},`]) expect((await get(ids)).status).toBe(422);
});
