import { eq } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { createComment, likeComment, listComments, unlikeComment } from "#app/api/users/comments/operations.ts";
import { commentLimits } from "#lib/people/comments/rate-limits.ts";
import { createApiSession } from "#lib/platform/auth/sessions.ts";
import { db } from "#lib/platform/db/client.ts";
import { comments } from "#lib/platform/db/tables/community/comments.ts";
import { itemTags, recordExpiry } from "#tests/lib/platform/cache/record-expiry.ts";
import { createMember } from "#tests/support/accounts.ts";
import { callRoute, findDocumentedSchemas } from "#tests/support/api/document.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createPublicRecipe } from "#tests/support/owned-resources.ts";

vi.mock("#lib/platform/auth/session-user.ts", () => import("#tests/support/api/request-user.ts"));
vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));

setUpDatabase();
const takeExpired = recordExpiry();

let recipe: string;
let token: string;
let other: string;

beforeAll(async () => {
  recipe = await createPublicRecipe();
  token = await createApiSession((await createMember()).id, "app");
  other = await createApiSession((await createMember()).id, "app");
});

const send = (body: unknown, headers: Record<string, string> = {}) =>
  callRoute(createComment.path, { method: "POST", body, headers: { "x-user-token": token, ...headers } });

async function write(comment: string, more: object = {}, headers = {}): Promise<string> {
  const response = await send({ comment, feed_item: recipe, ...more }, headers);
  const body = await response.json();
  expect(findDocumentedSchemas(createComment).answer?.safeParse(body).error, JSON.stringify(body)).toBeUndefined();
  await db.update(comments).set({ state: "visible", reasons: [] }).where(eq(comments.id, body.data.id));
  return body.data.id;
}

async function read(query: string) {
  const response = await callRoute(listComments.path, { query });
  const body = await response.json();
  if (response.ok) expect(findDocumentedSchemas(listComments).answer?.safeParse(body).error).toBeUndefined();
  return { status: response.status, ...body };
}

test("comments and replies are written once and read by everyone", async () => {
  const own = { feed_item: await createPublicRecipe() };
  const key = { "idempotency-key": "tap-1" };
  const id = await write("Mit Thymian noch besser.", own, key);
  expect(await write("Mit Thymian noch besser.", own, key)).toBe(id);
  expect(takeExpired()).toEqual(await itemTags(own.feed_item));
  const reply = await write("Stimmt.", { ...own, parent: id });
  expect(takeExpired()).toEqual(await itemTags(own.feed_item));
  const { data } = await read(`?feed_item=${own.feed_item}`);
  expect(data.comments).toMatchObject([
    { id, comment: "Mit Thymian noch besser.", recent_answers: [{ id: reply, parent: id }] },
  ]);
  expect((await read(`?parent=${id}`)).data.comments).toMatchObject([{ id: reply }]);
});

test.each([
  ["an empty text", { comment: " " }, 422],
  ["an unknown item", { feed_item: crypto.randomUUID() }, 404],
  ["an unknown picture", { image_ids: [crypto.randomUUID()] }, 422],
  ["an unknown field", { user: "x" }, 422],
])("refuses %s", async (_, change, status) => {
  const response = await send({ comment: "Gut.", feed_item: recipe, ...change });
  expect([response.status, response.headers.get("content-type")]).toEqual([status, "application/problem+json"]);
  expect(takeExpired()).toEqual([]);
});

test("a list needs one of its parents, and a cursor of its own", async () => {
  for (const query of ["", `?feed_item=${recipe}&parent=${recipe}`, `?feed_item=${recipe}&after=x`, "?feed_item=1"])
    expect((await read(query)).status, query).toBe(422);
});

test("comments of others can be liked, repeatedly and by sign-in only", async () => {
  const id = await write("Gelingt immer.");
  const like = (as: string, liked = true) =>
    liked
      ? callRoute(likeComment.path, { method: "POST", body: { id }, headers: { "x-user-token": as } })
      : callRoute(unlikeComment.path, { method: "DELETE", params: { id }, headers: { "x-user-token": as } });
  const countLikes = async () => (await db.select().from(comments).where(eq(comments.id, id)))[0]?.likeCount;
  expect([(await like(other)).status, (await like(other)).status, await countLikes()]).toEqual([204, 204, 1]);
  expect([(await like(token)).status, (await like("x")).status, await countLikes()]).toEqual([404, 401, 1]);
  expect([(await like(other, false)).status, (await like(other, false)).status, await countLikes()]).toEqual([
    204, 204, 0,
  ]);
});

test("comments and likes count together with those on the site", async () => {
  const { id: userId } = await createMember();
  const busy = { "x-user-token": await createApiSession(userId, "app") };
  const id = await write("Schmeckt auch kalt.");
  const { commentCreation, like } = commentLimits();
  // What the actions of the site count.
  while (await commentCreation(userId));
  while (await like(userId));
  const answers = await Promise.all([
    send({ comment: "Und noch einer.", feed_item: recipe }, busy),
    callRoute(likeComment.path, { method: "POST", body: { id }, headers: busy }),
    callRoute(unlikeComment.path, { method: "DELETE", params: { id }, headers: busy }),
  ]);
  expect(answers.map(({ status, headers }) => [status, headers.has("retry-after")])).toEqual([
    [429, true],
    [429, true],
    [429, true],
  ]);
});
