import { createApiCaller, type OperationAnswer } from "#lib/platform/api-client/api-client.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { createAccount, signIn } from "./support/account.ts";
import { newClientHeaders } from "./support/client-headers.ts";
import { parseHtml } from "./support/html.ts";
import { sendRequest } from "./support/send-request.ts";
import { origin } from "./support/site.ts";

const app = newClientHeaders();
const callAs = (headers: Record<string, string> = {}) =>
  // The server may close an idle connection just when the next request is sent over it.
  createApiCaller({ baseUrl: `${origin}/api`, getHeaders: () => ({ connection: "close", ...app, ...headers }) });

test("an app reads recipes and writes as a user", async () => {
  const call = callAs({ "accept-language": "en" });
  const { data, meta, links } = await call("GET /recipes", { query: { diet: "vegan", size: "3" } });
  expect(data).toHaveLength(3);
  expect("pagination" in meta && meta.pagination.count).toBeGreaterThan(3);
  expect(await (await fetch(links.next ?? "", { headers: { connection: "close", ...app } })).json()).toHaveProperty(
    "data",
  );
  const id = data[0]?.id ?? "";
  expect((await call("GET /recipes/{id}", { path: { id } })).data.url).toContain("/en/recipes/");

  const { email, password } = await createAccount();
  const { data: user } = await call("POST /authenticate/credentials", { body: { email, password } });
  const callUser = callAs({ "x-user-token": user.user_token });
  const body = { title: "Sunday", item: id };
  const create = () => callUser("POST /users/me/cookbooks", { body, idempotencyKey: "tap-1" });
  const first = await create();
  expect(await create()).toEqual(first);
  expect((await callUser("GET /users/me/cookbooks", {})).meta.pagination.count).toBe(1);
  const reused = callUser("POST /users/me/cookbooks", { body: { title: "Monday" }, idempotencyKey: "tap-1" });
  await expect(reused).rejects.toMatchObject({ message: "Status 422", code: "keyReused" });
  await expect(call("GET /users/me")).rejects.toThrow("Status 401");
});

test("an app reads a whole list by its links, and how a recipe is embedded", async () => {
  const headers = { connection: "close", ...app };
  const ids: string[] = [];
  let address: string | null = `${origin}/api/recipes?size=10`;
  while (address) {
    const { data, links, meta }: OperationAnswer<"GET /recipes"> = await (await fetch(address, { headers })).json();
    ids.push(...data.map(({ id }) => id));
    if (links.next) expect(links.next).toContain("cursor=");
    else expect(meta).toMatchObject({ pagination: { count: ids.length } });
    address = links.next;
  }
  expect(ids.length).toBeGreaterThan(10);
  expect(new Set(ids).size).toBe(ids.length);
  const call = callAs({ "accept-language": "en" });
  const { data: recipe } = await call("GET /recipes/{id}", { path: { id: ids[0] ?? "" } });
  const embed = await call("GET /oembed", { query: { url: recipe.url, maxwidth: "400" } });
  expect(embed).toMatchObject({ type: "rich", title: recipe.title, width: 400 });
  await expect(call("GET /oembed", { query: { url: origin } })).rejects.toThrow("Status 404");
});

test("an app keeps a user's own version of a recipe, which the recipe's page offers", async ({ page }) => {
  const account = await createAccount();
  const call = callAs();
  const { data: user } = await call("POST /authenticate/credentials", {
    body: { email: account.email, password: account.password },
  });
  const callUser = callAs({ "x-user-token": user.user_token });
  const { data: recipes } = await call("GET /recipes", { query: { size: "1" } });
  const [recipe] = recipes;
  if (!recipe || !("url" in recipe)) throw new Error("no recipe");
  const note = "Mit weniger Salz.";
  const content = {
    ingredients: [],
    added: [],
    steps: [],
    tries: [{ date: "2026-05-03", rating: 4, note }],
  };
  const body = { recipe: recipe.id, content };
  const { data: created } = await callUser("POST /users/me/adaptations", { body, idempotencyKey: "version-1" });
  const path = { id: recipe.id };
  await callUser("PUT /users/me/adaptations/{id}", { path, body: { version: created.version, content } });
  expect((await callUser("GET /users/me/adaptations")).data).toMatchObject([{ recipe_id: recipe.id, url: recipe.url }]);

  await signIn(page, account);
  const versions = await (await page.request.get("/de/profile/meine-versionen")).text();
  expect(parseHtml(versions).querySelector(`main a[href$="/${recipe.id}"]`)).not.toBeNull();

  expect(await callUser("DELETE /users/me/adaptations/{id}", { path })).toBeNull();
  await expect(callUser("GET /users/me/adaptations/{id}", { path })).rejects.toThrow("Status 404");
});

test("a slash at the end changes nothing, and no operation redirects", async () => {
  for (const path of ["recipes", "likes", "personalization", "users/me", "users/anna", "report/abuse", "register"]) {
    const [plain, slash] = await Promise.all(
      ["", "/"].map((end) => sendRequest(`/api/${path}${end}`, { method: "OPTIONS", headers: app })),
    );
    expect([plain?.status, plain?.headers.get("allow")], path).toEqual([204, slash?.headers.get("allow")]);
    const [read, readWithSlash] = await Promise.all(
      ["", "/"].map((end) => sendRequest(`/api/${path}${end}`, { headers: app })),
    );
    expect([read?.status, read?.location], path).toEqual([readWithSlash?.status, null]);
    expect(read?.text, path).toBe(readWithSlash?.text);
  }
});

test("returns where a redirect leads", async () => {
  const call = createApiCaller({ baseUrl: `${origin}/api/language?to=en&path=`, getHeaders: () => ({ ...app }) });
  expect(await call("GET /feed")).toMatch(/\/en\/?$/);
});
