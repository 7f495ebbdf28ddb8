import { randomUUID } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { eq, getTableColumns } from "drizzle-orm";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { db } from "#lib/db/client.ts";
import { connectedAccounts, sessions, uploads } from "#lib/db/tables/accounts.ts";
import { cookbookItems, cookbooks } from "#lib/db/tables/cookbooks.ts";
import { likes } from "#lib/db/tables/likes.ts";
import { pictures } from "#lib/db/tables/pictures.ts";
import { ratings } from "#lib/db/tables/ratings.ts";
import { shoppingItems } from "#lib/db/tables/shopping.ts";
import { users } from "#lib/db/tables/users.ts";
import { newMember } from "#tests/support/accounts.ts";
import { ownDatabase } from "#tests/support/database.ts";
import { kaesespaetzle, words } from "#tests/support/kitchen.ts";

// Who is asking comes by token to the API and by cookie to the actions; the cookie itself is next-auth's matter.
const asking = vi.hoisted(() => ({ sessionId: null as string | null }));
vi.mock("#lib/auth/viewer.ts", async () => {
  const { findByUserToken, findBySessionId } = await import("#lib/auth/sessions.ts");
  return {
    identify: async (request: Request) => findByUserToken(request.headers.get("x-user-token") ?? ""),
    getViewer: async () => (asking.sessionId ? findBySessionId(asking.sessionId) : null),
    forgetHint: async () => {},
    signOutHere: async () => {},
    signInAs: async () => {},
  };
});
vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));
vi.mock("next/headers", () => ({
  headers: async () => new Headers(),
  cookies: async () => ({ set() {}, delete() {} }),
}));
vi.mock("next/cache", async (original) => ({
  ...(await original<object>()),
  refresh() {},
  updateTag() {},
  revalidateTag() {},
}));
vi.mock("next/navigation", () => ({
  redirect: (href: string) => {
    throw new Error(`to ${href}`);
  },
}));

const { openApiSession, openWebSession } = await import("#lib/auth/sessions.ts");
ownDatabase();

interface Person {
  id: string;
  token: string;
  sessionId: string;
  newType: typeof users.$inferSelect.newType;
}

/** What one person has, as far as somebody else could reach for it. */
interface Belongings {
  cookbook: string;
  otherCookbook: string;
  trash: string;
  item: string;
  draft: string;
  session: string;
  picture: string;
  /** On the shopping list. */
  wanted: string;
}

const actors = ["B", "editor", "admin"] as const;
let people: Record<(typeof actors)[number], Person & { own: Belongings }>;
let dish: string;

beforeAll(async () => {
  const pictureId = await newPicture();
  dish = await kaesespaetzle((await newMember()).id, { pictureId, texts: { de: words("spaetzle", "Spätzle") } });
  people = {
    B: await withBelongings(),
    editor: await withBelongings("editor"),
    admin: await withBelongings("admin"),
  };
});

async function person(newType: Person["newType"] = "community"): Promise<Person> {
  const { id } = await newMember({ newType });
  return { id, newType, token: await openApiSession(id, "app"), sessionId: await openWebSession(id, "browser") };
}

async function newPicture(): Promise<string> {
  const file = {
    storageKey: randomUUID(),
    mime: "image/jpeg",
    width: 400,
    height: 400,
    bytes: 1,
    placeholder: "data:,",
  };
  const [picture] = await db
    .insert(pictures)
    .values({ ...file, alts: { de: "", en: "" } })
    .returning({ id: pictures.id });
  if (!picture) throw new Error("no picture");
  return picture.id;
}

async function withBelongings(newType?: Person["newType"]) {
  const somebody = await person(newType);
  return { ...somebody, own: await belongingsOf(somebody) };
}

async function belongingsOf({ id: userId }: Person): Promise<Belongings> {
  const book = (changes: object = {}) => ({ userId, slug: randomUUID(), titles: { de: "Suppen" }, ...changes });
  const [cookbook, otherCookbook, trash] = await db
    .insert(cookbooks)
    .values([book(), book(), book({ deletedAt: new Date() })])
    .returning({ id: cookbooks.id });
  if (!cookbook || !otherCookbook || !trash) throw new Error("no cookbooks");
  await db.insert(cookbookItems).values({ cookbookId: cookbook.id, itemId: dish, position: 0, note: "mehr Salz" });
  const slug = randomUUID();
  const draft = await kaesespaetzle(userId, {
    state: "draft",
    publishedAt: undefined,
    texts: { de: words(slug, "Entwurf") },
  });
  const picture = await newPicture();
  await db.insert(uploads).values({ pictureId: picture, userId });
  await db.insert(connectedAccounts).values({ provider: "google", subject: randomUUID(), userId });
  await db.insert(likes).values({ userId, itemId: dish });
  await db.insert(ratings).values({ userId, itemId: dish, stars: 4 });
  const wanted = randomUUID();
  await db.insert(shoppingItems).values({ userId, id: wanted, text: "Spülmittel" });
  return {
    cookbook: cookbook.id,
    otherCookbook: otherCookbook.id,
    trash: trash.id,
    item: dish,
    draft,
    session: await openWebSession(userId, "another browser"),
    picture,
    wanted,
  };
}

/** Ids of nothing in the shape of somebody's belongings; what is public stays. */
function nothing(): Belongings {
  const id = randomUUID;
  return {
    cookbook: id(),
    otherCookbook: id(),
    trash: id(),
    item: dish,
    draft: id(),
    session: id(),
    picture: id(),
    wanted: id(),
  };
}

/** What others could have spoilt. */
async function stateOf({ id }: Person): Promise<string> {
  const rows = [];
  for (const table of [cookbooks, sessions, shoppingItems, uploads, connectedAccounts, likes, ratings, users]) {
    rows.push((await db.select().from(table)).filter((row) => ("userId" in row ? row.userId : row.id) === id));
  }
  const entries = db.select(getTableColumns(cookbookItems)).from(cookbookItems);
  rows.push(
    await entries.innerJoin(cookbooks, eq(cookbooks.id, cookbookItems.cookbookId)).where(eq(cookbooks.userId, id)),
  );
  return JSON.stringify(rows);
}

type Door = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;
type Operation = [
  name: string,
  what: (
    target: Belongings,
    own: Belongings,
  ) => {
    params?: Record<string, string>;
    query?: string;
    body?: unknown;
    form?: string;
  },
  /** What the owner is answered. */
  status: number,
];

const book = (target: Belongings) => ({ id: target.cookbook });
const entry = (target: Belongings) => ({ id: target.cookbook, itemId: target.item });

/** Every operation of the API that names something of somebody's, as method and folder below app/api. */
const doors: Operation[] = [
  ["GET users/me/cookbooks/[id]", (target) => ({ params: book(target) }), 200],
  ["PUT users/me/cookbooks/[id]", (target) => ({ params: book(target), body: { title: "Meins" } }), 200],
  ["DELETE users/me/cookbooks/[id]", (target) => ({ params: book(target) }), 204],
  ["POST users/me/cookbooks/[id]/restore", (target) => ({ params: { id: target.trash } }), 204],
  ["GET users/me/cookbooks/[id]/items", (target) => ({ params: book(target) }), 200],
  [
    "POST users/me/cookbooks/[id]/items",
    (target) => ({ params: { id: target.otherCookbook }, body: { id: dish } }),
    204,
  ],
  ["POST users/me/cookbooks/[id]/items", (target, own) => ({ params: book(own), body: { id: target.draft } }), 204],
  ["PUT users/me/cookbooks/[id]/items/[itemId]", (target) => ({ params: entry(target), body: { note: "x" } }), 204],
  [
    "PUT users/me/cookbooks/[id]/items/[itemId]",
    (target, own) => ({ params: entry(own), body: { cookbook: target.otherCookbook } }),
    204,
  ],
  ["DELETE users/me/cookbooks/[id]/items/[itemId]", (target) => ({ params: entry(target) }), 204],
  ["PUT users/me/cookbooks/[id]/order", (target) => ({ params: book(target), body: { ids: [dish] } }), 204],
  ["PUT users/me/cookbooks/[id]/cover", (target) => ({ params: book(target), body: { item: null } }), 204],
  ["POST users/me/cookbooks/[id]/cover", (target) => ({ params: book(target), form: "next=/de" }), 303],
  ["DELETE users/me/cookbooks/[id]/cover", (target) => ({ params: book(target) }), 204],
  ["POST users/me/likes/feed-items", (target) => ({ body: { id: target.draft } }), 204],
  ["DELETE users/me/likes/feed-items/[id]", (target) => ({ params: { id: target.draft } }), 204],
  ["GET users/me/rating", (target) => ({ query: `?recipe=${target.draft}` }), 200],
  // Neither a draft nor anything of one's own is there to be rated.
  ["POST users/me/rating", (target) => ({ body: { recipe: target.draft, rating: 1 } }), 404],
  ["PUT users/me/rating", (target) => ({ body: { recipe: target.draft, rating: 1 } }), 404],
  ["DELETE users/me/rating", (target) => ({ query: `?recipe=${target.item}` }), 204],
  ["PUT users/me", (target) => ({ body: { picture_id: target.picture } }), 200],
  [
    "PUT users/me/shopping-list/items/[itemId]",
    (target) => ({ params: { itemId: target.wanted }, body: { ticked: true } }),
    204,
  ],
  ["DELETE users/me/shopping-list/items/[itemId]", (target) => ({ params: { itemId: target.wanted } }), 204],
];

/** Operations that name nothing: everybody reaches their own things by them, and nobody else's. */
const selfish = [
  "DELETE users/me",
  "DELETE users/me/shopping-list",
  "GET users/me",
  "GET users/me/cookbooks",
  "GET users/me/export",
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
];

async function knock(
  name: string,
  token: string | undefined,
  { params = {}, query = "", body, form }: ReturnType<Operation[1]>,
) {
  const [method = "", folder = ""] = name.split(" ");
  const route = await import(/* @vite-ignore */ `#app/api/${folder}/route.ts`);
  const headers = new Headers({ "content-type": form ? "application/x-www-form-urlencoded" : "application/json" });
  if (token) headers.set("x-user-token", token);
  const request = new Request(`http://localhost:3000/api/${folder}${query}`, {
    method,
    headers,
    body: method === "GET" ? undefined : (form ?? JSON.stringify(body ?? {})),
  });
  const response = await (route[method] as Door)(request, { params: Promise.resolve(params) });
  return { status: response.status, body: await response.text() };
}

describe("the API", () => {
  test.each(doors)("%s", async (name, what, status) => {
    const owner = await person();
    const theirs = await belongingsOf(owner);
    const before = await stateOf(owner);

    expect((await knock(name, undefined, what(theirs, theirs))).status, "anonymous").toBe(401);
    expect((await knock(name, "a token of nobody", what(theirs, theirs))).status, "a dead token").toBe(401);
    for (const actor of actors) {
      const { own } = people[actor];
      const missing = await knock(name, people[actor].token, what(nothing(), own));
      const foreign = await knock(name, people[actor].token, what(theirs, own));
      expect(foreign, `${actor}: foreign as missing`).toEqual(missing);
      // Taking back a like or a rating there never was succeeds, for whatever id, and there is none to read.
      if (!/^DELETE users\/me\/(likes|rating)|^GET users\/me\/rating/.test(name))
        expect(missing.status, actor).toBe(404);
    }
    expect(await stateOf(owner), "nothing has changed").toBe(before);
    expect((await knock(name, owner.token, what(theirs, theirs))).status, "the owner").toBe(status);
  });

  test.each(selfish)("%s needs somebody", async (name) => {
    expect((await knock(name, undefined, {})).status).toBe(401);
    expect((await knock(name, "a token of nobody", {})).status).toBe(401);
  });

  test("no operation on what is somebody's is missing here", () => {
    const named = new Set([...doors.map(([name]) => name), ...selfish]);
    const exported = globSync("app/api/{personalization/preferences,users/me}/**/route.ts").flatMap((file) => {
      const folder = file.replace(/^app\/api\/|\/route\.ts$/g, "");
      const code = readFileSync(file, "utf8");
      return [...code.matchAll(/\b(GET|POST|PUT|PATCH|DELETE)\b(?= =|\(|,| \}|,? ?\n)/g)].map(
        ([, method]) => `${method} ${folder}`,
      );
    });
    expect([...new Set(exported)].sort()).toEqual([...named].sort());
  });
});

type Deed = [name: string, room: string, fields: (target: Belongings, own: Belongings) => Record<string, string>];

const locale = "de";

/** Every action that names something of somebody's. */
const deeds: Deed[] = [
  ["renameCookbookAction", "cookbooks", (target) => ({ id: target.cookbook, title: "Meins", summary: "", locale })],
  ["deleteCookbookAction", "cookbooks", (target) => ({ id: target.cookbook, locale })],
  ["restoreCookbookAction", "cookbooks", (target) => ({ id: target.trash, locale })],
  ["setVisibilityAction", "cookbooks", (target) => ({ id: target.cookbook, visibility: "public", locale })],
  ["setNoteAction", "cookbooks", (target) => ({ id: target.cookbook, item: dish, note: "x", locale })],
  ["removeItemAction", "cookbooks", (target) => ({ id: target.cookbook, item: dish, locale })],
  ["setLikeAction", "likes", (target) => ({ id: target.draft, liked: "true" })],
  ["rateAction", "ratings", (target) => ({ id: target.item, stars: "1" })],
  ["rateAction", "ratings", (target) => ({ id: target.item, stars: "" })],
  ["putItemAction", "cookbooks", (target) => ({ id: target.otherCookbook, item: dish, locale })],
  ["putItemAction", "cookbooks", (target, own) => ({ id: own.cookbook, item: target.draft, locale })],
  [
    "moveItemAction",
    "cookbooks",
    (target, own) => ({ id: target.cookbook, item: dish, cookbook: own.otherCookbook, locale }),
  ],
  [
    "moveItemAction",
    "cookbooks",
    (target, own) => ({ id: own.cookbook, item: dish, cookbook: target.otherCookbook, locale }),
  ],
  ["chooseCoverAction", "cookbooks", (target) => ({ id: target.cookbook, item: dish, locale })],
  [
    "changeListAction",
    "shopping-lists",
    (target) => ({ change: JSON.stringify({ act: "change", items: [{ id: target.wanted, ticked: true }] }) }),
  ],
  [
    "changeListAction",
    "shopping-lists",
    (target) => ({ change: JSON.stringify({ act: "remove", ids: [target.wanted] }) }),
  ],
  ["endSessionAction", "accounts", (target) => ({ session: target.session, locale })],
];

async function send([name, room]: Deed, sessionId: string | null, fields: Record<string, string>): Promise<string> {
  const actions = await import(/* @vite-ignore */ `#lib/${room}/actions.ts`);
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  asking.sessionId = sessionId;
  const takesState = actions[name].length === 2;
  const outcome = await (takesState ? actions[name]({ status: "open" }, form) : actions[name](form)).catch(
    (error: Error) => error.message,
  );
  return JSON.stringify(outcome ?? null);
}

/** Without what names the thing: where a deed leads is in its own address. */
function told(outcome: string, things: Belongings): string {
  return Object.values(things).reduce((text, id) => text.replaceAll(id, "…"), outcome);
}

describe("the actions", () => {
  test.each(deeds)("%s of %s", async (...deed) => {
    const [, , fields] = deed;
    const owner = await person();
    const theirs = await belongingsOf(owner);
    const before = await stateOf(owner);
    await send(deed, null, fields(theirs, theirs));
    expect(await stateOf(owner), "nobody has changed anything").toBe(before);
    for (const actor of actors) {
      const { own } = people[actor];
      const none = nothing();
      const unchanged = await stateOf(owner);
      const missing = told(await send(deed, people[actor].sessionId, fields(none, own)), none);
      const foreign = told(await send(deed, people[actor].sessionId, fields(theirs, own)), theirs);
      expect(foreign, `${actor}: foreign as missing`).toBe(missing);
      expect(await stateOf(owner), `${actor} has changed nothing`).toBe(unchanged);
    }
    const untouched = await stateOf(owner);
    await send(deed, owner.sessionId, fields(theirs, theirs));
    expect(await stateOf(owner), "the owner may").not.toBe(untouched);
  });

  test("no action on what is somebody's is missing here", () => {
    const named = new Set(deeds.map(([name]) => name));
    // What these do is done to whoever asks, or needs nobody.
    const about = [
      /^sign|^arrive|^confirm|^request|^reset|^externalSignIn|^subscribe|^unsubscribe|^send|^ask/,
      /^endSessions/,
    ];
    const oneself = ["changePasswordAction", "disconnectAction", "createCookbookAction", "setNewsletterAction"];
    const others = globSync("lib/*/actions.ts").flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/export async function (\w+)/g)].flatMap(([, name = ""]) =>
        about.some((pattern) => pattern.test(name)) || [...oneself, ...own].includes(name) ? [] : [name],
      ),
    );
    expect(others.sort()).toEqual([...named].sort());
  });
});

/** Actions about one's own profile: they name nobody. */
const own = [
  "changeProfileAction",
  "changeLanguageAction",
  "changeUnitsAction",
  "deleteAccountAction",
  "removePictureAction",
  "moveEmailAction",
  "keepTasteAction",
  "adoptTasteAction",
  "forgetTasteAction",
  "putOffQuizAction",
];
