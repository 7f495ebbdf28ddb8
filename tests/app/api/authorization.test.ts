import { globSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { setUpDatabase } from "#tests/support/database.ts";
import { createPhoto } from "#tests/support/full-user.ts";
import {
  type Actors,
  actors,
  createActors,
  createPublicRecipe,
  createResources,
  createUser,
  missingIds,
  type OwnedResources,
  stateOf,
} from "#tests/support/owned-resources.ts";

// API requests identify the user by token; the tests replace the session cookie.
vi.mock("#lib/platform/auth/session-user.ts", () => import("#tests/support/api/request-user.ts"));
vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));
vi.mock("next/cache", async (original) => ({ ...(await original<object>()), revalidateTag() {} }));

setUpDatabase();

let people: Actors;
let recipeId: string;
let photo: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  recipeId = await createPublicRecipe();
  people = await createActors(recipeId);
  photo = new Uint8Array(await createPhoto());
});

type RouteHandler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;
type Operation = [
  name: string,
  createRequest: (
    target: OwnedResources,
    own: OwnedResources,
  ) => {
    params?: Record<string, string>;
    query?: string;
    body?: unknown;
    form?: FormData;
  },
  /** Status of the response to the owner. */
  status: number,
];

const bookParams = (target: OwnedResources) => ({ id: target.cookbook });
const entryParams = (target: OwnedResources) => ({ id: target.cookbook, itemId: target.item });

function uploadForm(): FormData {
  const form = new FormData();
  form.set("picture", new Blob([photo], { type: "image/jpeg" }), "photo.jpg");
  form.set("next", "/de");
  return form;
}

/** Every API operation on a resource of a user, as method and folder below app/api. */
const apiCases: Operation[] = [
  ["GET users/me/cookbooks/[id]", (target) => ({ params: bookParams(target) }), 200],
  ["PUT users/me/cookbooks/[id]", (target) => ({ params: bookParams(target), body: { title: "Meins" } }), 200],
  ["DELETE users/me/cookbooks/[id]", (target) => ({ params: bookParams(target) }), 204],
  // Only members of Plus get it.
  ["GET users/me/cookbooks/[id]/pdf", (target) => ({ params: bookParams(target) }), 403],
  ["POST users/me/cookbooks/[id]/restore", (target) => ({ params: { id: target.trash } }), 204],
  ["GET users/me/cookbooks/[id]/items", (target) => ({ params: bookParams(target) }), 200],
  [
    "POST users/me/cookbooks/[id]/items",
    (target) => ({ params: { id: target.otherCookbook }, body: { id: target.item } }),
    204,
  ],
  [
    "POST users/me/cookbooks/[id]/items",
    (target, own) => ({ params: bookParams(own), body: { id: target.draft } }),
    204,
  ],
  [
    "PUT users/me/cookbooks/[id]/items/[itemId]",
    (target) => ({ params: entryParams(target), body: { note: "x" } }),
    204,
  ],
  [
    "PUT users/me/cookbooks/[id]/items/[itemId]",
    (target, own) => ({ params: entryParams(own), body: { cookbook: target.otherCookbook } }),
    204,
  ],
  ["DELETE users/me/cookbooks/[id]/items/[itemId]", (target) => ({ params: entryParams(target) }), 204],
  [
    "PUT users/me/cookbooks/[id]/order",
    (target) => ({ params: bookParams(target), body: { ids: [target.item] } }),
    204,
  ],
  ["PUT users/me/cookbooks/[id]/cover", (target) => ({ params: bookParams(target), body: { item: null } }), 204],
  ["POST users/me/cookbooks/[id]/cover", (target) => ({ params: bookParams(target), form: uploadForm() }), 303],
  ["DELETE users/me/cookbooks/[id]/cover", (target) => ({ params: bookParams(target) }), 204],
  ["POST users/me/likes/feed-items", (target) => ({ body: { id: target.draft } }), 204],
  ["DELETE users/me/likes/feed-items/[id]", (target) => ({ params: { id: target.draft } }), 204],
  ["GET users/me/invoices/[id]", (target) => ({ params: { id: target.invoice } }), 200],
  ["GET users/me/rating", (target) => ({ query: `?recipe=${target.draft}` }), 200],
  // Drafts and own recipes cannot be rated.
  ["POST users/me/rating", (target) => ({ body: { recipe: target.draft, rating: 1 } }), 404],
  ["PUT users/me/rating", (target) => ({ body: { recipe: target.draft, rating: 1 } }), 404],
  ["DELETE users/me/rating", (target) => ({ query: `?recipe=${target.item}` }), 204],
  ["GET users/me/note", (target) => ({ query: `?recipe=${target.draft}` }), 200],
  // Drafts cannot be noted on.
  ["PUT users/me/note", (target) => ({ body: { recipe: target.draft, text: "Gut." } }), 404],
  [
    "POST users/me/recipe-drafts/[id]/picture",
    (target) => ({ params: { id: target.recipeDraft }, form: uploadForm() }),
    303,
  ],
  ["PUT users/me", (target) => ({ body: { picture_id: target.picture } }), 200],
  [
    "PUT users/me/shopping-list/items/[itemId]",
    (target) => ({ params: { itemId: target.wanted }, body: { ticked: true } }),
    204,
  ],
  ["DELETE users/me/shopping-list/items/[itemId]", (target) => ({ params: { itemId: target.wanted } }), 204],
];

/** Operations without a resource: they always act on the own account. */
const ownApiCases = [
  "DELETE users/me",
  "DELETE users/me/shopping-list",
  "GET users/me",
  "GET users/me/comments",
  "GET users/me/cookbooks",
  "GET users/me/events",
  "GET users/me/export",
  "GET users/me/item-states",
  "GET users/me/likes",
  "GET users/me/likes/feed-items",
  "GET users/me/shopping-list",
  "DELETE personalization/preferences",
  "GET personalization/preferences",
  "PUT personalization/preferences",
  "POST users/me/cookbooks",
  "POST users/me/images",
  "POST users/me/picture",
  "POST users/me/shopping-list/items",
  // Those of other users: tests/app/api/users/me/recipes.test.ts.
  "DELETE users/me/recipes/[id]",
  "GET users/me/recipes",
  "GET users/me/recipes/[id]",
  "POST users/me/recipes",
  "POST users/me/recipes/[id]/submit",
  "PUT users/me/recipes/[id]",
  // Those of other users: tests/app/api/users/me/adaptations.test.ts.
  "DELETE users/me/adaptations/[id]",
  "GET users/me/adaptations",
  "GET users/me/adaptations/[id]",
  "POST users/me/adaptations",
  "PUT users/me/adaptations/[id]",
  "DELETE users/me/likes/comments/[id]",
  "POST users/me/likes/comments",
];

async function callApi(
  name: string,
  token: string | undefined,
  { params = {}, query = "", body, form }: ReturnType<Operation[1]>,
) {
  const [method = "", folder = ""] = name.split(" ");
  const route = await import(/* @vite-ignore */ `#app/api/${folder}/route.ts`);
  const headers = new Headers(form ? {} : { "content-type": "application/json" });
  if (token) headers.set("x-user-token", token);
  const request = new Request(`http://localhost:3000/api/${folder}${query}`, {
    method,
    headers,
    body: method === "GET" ? undefined : (form ?? JSON.stringify(body ?? {})),
  });
  const response = await (route[method] as RouteHandler)(request, { params: Promise.resolve(params) });
  return { status: response.status, body: await response.text() };
}

describe("API routes", () => {
  test.each(apiCases)("%s", async (name, createRequest, status) => {
    const owner = await createUser();
    const target = await createResources(owner, recipeId);
    const before = await stateOf(owner);

    expect((await callApi(name, undefined, createRequest(target, target))).status, "anonymous").toBe(401);
    expect((await callApi(name, "an invalid token", createRequest(target, target))).status, "invalid token").toBe(401);
    for (const actor of actors) {
      const { own, token } = people[actor];
      const missing = await callApi(name, token, createRequest(missingIds(recipeId), own));
      const foreign = await callApi(name, token, createRequest(target, own));
      expect(foreign, `${actor}: foreign as missing`).toEqual(missing);
      // Removing a like or rating that does not exist succeeds, and there is nothing to read.
      if (!/^DELETE users\/me\/(likes|rating)|^GET users\/me\/(rating|note)/.test(name))
        expect(missing.status, actor).toBe(404);
    }
    expect(await stateOf(owner), "nothing has changed").toBe(before);
    expect((await callApi(name, owner.token, createRequest(target, target))).status, "the owner").toBe(status);
  });

  test.each(ownApiCases)("%s requires a session", async (name) => {
    expect((await callApi(name, undefined, {})).status).toBe(401);
    expect((await callApi(name, "an invalid token", {})).status).toBe(401);
  });

  test("cover every operation on resources of users", () => {
    const named = new Set([...apiCases.map(([name]) => name), ...ownApiCases]);
    const exported = globSync("app/api/{personalization/preferences,users/me}/**/route.ts").flatMap((file) => {
      const folder = file.replace(/^app\/api\/|\/route\.ts$/g, "");
      const whole = readFileSync(file, "utf8");
      // A resource also exports the methods that it refuses.
      const [, handlers] = whole.split("createResource({");
      const code = handlers ? handlers.replace(/^ {2}([A-Z]+):/gm, "$1 =") : whole;
      return [...code.matchAll(/\b(GET|POST|PUT|PATCH|DELETE)\b(?= =|\(|,| \}|,? ?\n)/g)].map(
        ([, method]) => `${method} ${folder}`,
      );
    });
    expect([...new Set(exported)].sort()).toEqual([...named].sort());
  });
});
