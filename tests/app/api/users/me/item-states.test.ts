import { randomUUID } from "node:crypto";
import { beforeAll, expect, test, vi } from "vitest";
import { emptyAdaptation } from "#lib/kitchen/adaptations/adaptation.ts";
import { saveAdaptation } from "#lib/kitchen/adaptations/mutations.ts";
import { addItem } from "#lib/kitchen/cookbooks/item-mutations.ts";
import { createUserCookbook } from "#lib/kitchen/cookbooks/mutations.ts";
import { setFollow } from "#lib/people/follows/mutations.ts";
import { setLike } from "#lib/people/likes/mutations.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createAnna, createJonas, createTestRecipe } from "#tests/support/fixtures.ts";

// Session cookies belong to next-auth and are tested elsewhere; requests here carry a user token.
vi.mock("#lib/platform/auth/session-user.ts", async () => {
  const { findUserByToken } = await import("#lib/platform/auth/sessions.ts");
  return {
    getRequestUser: async (request: Request) => findUserByToken(request.headers.get("x-user-token") ?? ""),
  };
});
vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));

const { createApiSession } = await import("#lib/platform/auth/sessions.ts");
const { GET } = await import("#app/api/users/me/item-states/route.ts");

setUpDatabase();

let token: string;
let anna: string;
let soup: string;

beforeAll(async () => {
  anna = await createAnna();
  soup = await createTestRecipe(anna);
  const jonas = await createJonas();
  token = await createApiSession(jonas, "test");
  const { id: cookbookId } = await createUserCookbook({
    userId: jonas,
    locale: "de",
    title: "Suppen",
    summary: "",
    visibility: "private",
  });
  await addItem({ userId: jonas, cookbookId, itemId: soup });
  const content = { ...emptyAdaptation, tries: [{ date: "2026-05-03", rating: 5, note: "" }] };
  await saveAdaptation({ userId: jonas, itemId: soup, version: 0, content });
  await setLike({ userId: jonas, itemId: soup, liked: true });
  await setFollow({ userId: jonas, authorId: anna, followed: true });
});

function get(ids: string | undefined, userToken = token): Promise<Response> {
  const query = ids === undefined ? "" : `?ids=${ids}`;
  const headers = { "x-user-token": userToken };
  return GET(new Request(`http://localhost:3000/api/users/me/item-states${query}`, { headers }), undefined);
}

test("answers for each item whether it is liked, saved and adapted, and for each author whether they are followed", async () => {
  const unknown = randomUUID();
  const response = await get(`${soup},${anna},${unknown}`);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  const { data } = await response.json();
  expect(data).toHaveLength(3);
  expect(data).toContainEqual({
    id: soup,
    isLiked: true,
    isSaved: true,
    isFollowed: false,
    isAdapted: true,
    likeCount: 1,
  });
  const nothing = { isLiked: false, isSaved: false, isFollowed: false, isAdapted: false, likeCount: 0 };
  expect(data).toContainEqual({ ...nothing, id: unknown });
  expect(data).toContainEqual({ ...nothing, id: anna, isFollowed: true });
});

test("requires a signed-in user, and at most a hundred ids", async () => {
  expect((await get(soup, "wrong")).status).toBe(401);
  expect((await get(Array.from({ length: 101 }, () => randomUUID()).join())).status).toBe(422);
  for (const ids of [undefined, "", "x", `${soup},`]) expect((await get(ids)).status).toBe(422);
});
