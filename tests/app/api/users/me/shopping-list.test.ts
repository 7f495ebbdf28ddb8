import { randomUUID } from "node:crypto";
import { beforeAll, expect, test, vi } from "vitest";
import { createMember } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createFlourAndEgg } from "#tests/support/fixtures.ts";

vi.mock("#lib/platform/auth/session-user.ts", async () => {
  const { findUserByToken } = await import("#lib/platform/auth/sessions.ts");
  return { getRequestUser: async (request: Request) => findUserByToken(request.headers.get("x-user-token") ?? "") };
});
vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));

const { createApiSession, findUserByToken } = await import("#lib/platform/auth/sessions.ts");
const { getSessionUserView } = await import("#lib/people/users/session-user-queries.ts");
const { addItems, changeItems } = await import("#lib/kitchen/shopping-lists/mutations.ts");
const { newItemSchema } = await import("#lib/kitchen/shopping-lists/schema.ts");
const { fromApiItem } = await import("#lib/kitchen/shopping-lists/serialization.ts");
const { GET } = await import("#app/api/users/me/shopping-list/route.ts");

setUpDatabase();

let userId: string;
let token: string;
let flour: string;

beforeAll(async () => {
  ({ flour } = await createFlourAndEgg());
  userId = (await createMember()).id;
  token = await createApiSession(userId, "");
});

const get = async () => {
  const request = new Request("http://localhost/api/users/me/shopping-list/", { headers: { "x-user-token": token } });
  return (await (await GET(request, { params: Promise.resolve({}) })).json()).data;
};

test("answers own entries with their words and what was read from them", async () => {
  const own = (text: string) => newItemSchema.parse({ id: randomUUID(), text });
  const ofRecipe = newItemSchema.parse({ id: randomUUID(), ingredient: flour, amount: 1, unit: "g" });
  await addItems(userId, [own("500 g Mehl"), own("Küchenpapier"), ofRecipe]);
  const items = await get();
  expect(items).toMatchObject([
    { text: "500 g Mehl", ingredient: { id: flour, names: { en: { one: "flour" } } }, amount: 500, unit: "g" },
    { text: "Küchenpapier", ingredient: null, amount: null, unit: null },
    { text: "", ingredient: { id: flour }, amount: 1, unit: "g" },
  ]);
  // The page reads the words itself.
  expect(fromApiItem(items[0])).toMatchObject({ ingredient: null, text: "500 g Mehl", amount: null });

  const session = await findUserByToken(token);
  if (!session) throw new Error("no session");
  expect(await getSessionUserView(session)).toMatchObject({ open_shopping_items: 3 });
  await changeItems(userId, [{ id: items[1].id, ticked: true }]);
  expect(await getSessionUserView(session)).toMatchObject({ open_shopping_items: 2 });
});
