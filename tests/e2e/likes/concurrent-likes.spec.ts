import { createHash, randomBytes } from "node:crypto";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { sendRequest } from "#tests/e2e/support/send-request.ts";
import { dataDir, isSampleItem, query } from "../support/database.ts";

const clients = 50;
const collection = "/api/users/me/likes/feed-items/";

/** Creates users and returns their API tokens. */
async function createUserTokens(): Promise<string[]> {
  const mark = randomBytes(6).toString("hex");
  const tokens = Array.from({ length: clients }, () => randomBytes(32).toString("base64url"));
  const hashes = tokens.map((token) => createHash("sha256").update(token).digest("base64url"));
  await query(
    dataDir,
    `with made as (
       insert into users (slug, name) select $1 || n, $1 || n from generate_series(1, $2) n returning id
     ), numbered as (select id, row_number() over () as n from made)
     insert into sessions (user_id, kind, token_hash, user_agent, expires_at)
     select id, 'api', ($3::text[])[n], 'test', now() + interval '1 hour' from numbered`,
    [`many-${mark}-`, clients, hashes],
  );
  return tokens;
}

async function oldestRecipe(): Promise<{ id: string; count: number }> {
  const [row] = await query<{ id: string; count: number }>(
    dataDir,
    `select item_id as id, like_count as count from item_stats join items on items.id = item_id
     where type = 'recipe' and ${isSampleItem} order by published_at, id limit 1`,
  );
  if (!row) throw new Error("the site has no recipe");
  return row;
}

function set(token: string, id: string, liked: boolean) {
  const headers = { "x-user-token": token, "content-type": "application/json" };
  return liked
    ? sendRequest(collection, { method: "POST", headers, body: JSON.stringify({ id }) })
    : sendRequest(`${collection}${id}/`, { method: "DELETE", headers });
}

test("counts exactly when fifty clients toggle one recipe at once", async () => {
  const tokens = await createUserTokens();
  const { id, count } = await oldestRecipe();
  const toggles = tokens.flatMap((token) => [true, false, true, true].map((liked) => set(token, id, liked)));
  expect(new Set((await Promise.all(toggles)).map(({ status }) => status))).toEqual(new Set([204]));
  await Promise.all(tokens.map((token) => set(token, id, true)));
  expect((await oldestRecipe()).count).toBe(count + clients);
  await Promise.all(tokens.flatMap((token) => [set(token, id, false), set(token, id, false)]));
  expect(await oldestRecipe()).toEqual({ id, count });
});

test("the routes respond with and without a trailing slash", async () => {
  const [token = ""] = await createUserTokens();
  const { id } = await oldestRecipe();
  const headers = { "x-user-token": token, "content-type": "application/json" };
  for (const slash of ["", "/"]) {
    const path = `/api/users/me/likes/feed-items${slash}`;
    expect((await sendRequest(path, { method: "POST", headers, body: JSON.stringify({ id }) })).status).toBe(204);
    for (const list of [path, `/api/users/me/likes${slash}`, `/api/likes${slash}`]) {
      expect(JSON.parse((await sendRequest(`${list}?ids=true`, { headers })).text)).toEqual([{ id }]);
    }
    const cards = JSON.parse((await sendRequest(`/api/profile-likes${slash}?page=1`, { headers })).text);
    expect(cards.meta.pagination).toEqual({ page: 1, pages: 1, count: 1 });
    expect(cards.data[0]).toMatchObject({ id, type: "recipe", publishing: { state: "live" } });
    expect((await sendRequest(cards.data[0].image.url)).type).toMatch(/^image\//);
    const entry = `/api/users/me/likes/feed-items/${id}${slash}`;
    expect((await sendRequest(entry, { method: "DELETE", headers })).status).toBe(204);
    expect(JSON.parse((await sendRequest("/api/likes?ids=true", { headers })).text)).toEqual([]);
  }
});
