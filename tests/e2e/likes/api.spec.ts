import { expect, test } from "#tests/e2e/support/journey.ts";
import { sendRequest } from "#tests/e2e/support/send-request.ts";
import { createAccount, createApiToken } from "../support/account.ts";
import { dataDir, isSampleItem, query } from "../support/database.ts";

test("the routes respond with and without a trailing slash", async () => {
  const token = await createApiToken(await createAccount());
  const [recipe] = await query<{ id: string }>(
    dataDir,
    `select id from items where type = 'recipe' and ${isSampleItem} order by published_at, id limit 1`,
  );
  const id = recipe?.id ?? "";
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
