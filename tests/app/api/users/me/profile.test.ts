import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { db } from "#lib/platform/db/client.ts";
import { uploads } from "#lib/platform/db/tables/accounts.ts";
import { pictures } from "#lib/platform/db/tables/media.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { createDish, write } from "#tests/lib/people/comments/fixtures.ts";
import { itemTags, recordExpiry } from "#tests/lib/platform/cache/record-expiry.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";
import { createMember, password } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createPhoto } from "#tests/support/full-user.ts";
import { unzip } from "#tests/support/unzip.ts";

// The tests replace the session cookie, which has its own test.
vi.mock("#lib/platform/auth/session-user.ts", () => import("#tests/support/api/request-user.ts"));
vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));

const { createApiSession } = await import("#lib/platform/auth/sessions.ts");
const me = await import("#app/api/users/me/route.ts");
const images = await import("#app/api/users/me/images/route.ts");
const picture = await import("#app/api/users/me/picture/route.ts");
const takeAway = await import("#app/api/users/me/export/route.ts");

setUpDatabase();
const takeExpired = recordExpiry();

beforeAll(async () => {
  vi.stubEnv("DATA_DIR", await mkdtemp(join(tmpdir(), "data-")));
});

async function newReader(changes: object = {}) {
  const member = await createMember(changes);
  return { ...member, token: await createApiSession(member.id, "app") };
}

interface Ask {
  token?: string;
  method?: string;
  json?: unknown;
  body?: BodyInit;
  headers?: Record<string, string>;
  path?: string;
}

function ask({ token, method = "POST", json, body, headers = {}, path = "" }: Ask): Request {
  return new Request(`http://localhost:3000/api/users/me${path}`, {
    method,
    headers: {
      ...headers,
      ...(token && { "x-user-token": token }),
      ...(json !== undefined && { "content-type": "application/json" }),
    },
    body: json === undefined ? body : JSON.stringify(json),
  });
}

/** What expires when a reader with a comment on `dish` looks different. */
async function expiredWith(dish: string, ...slugs: string[]) {
  return [...(await itemTags(dish)), ...slugs.map((slug) => `user:${slug}`)].toSorted();
}

const stored = async (id: string) => (await db.select().from(users).where(eq(users.id, id)))[0];
const bytes = (file: Buffer) => new Uint8Array(file);

function formOf(file: Buffer, fields: Record<string, string> = {}) {
  const form = toForm(fields);
  form.set("picture", new File([bytes(file)], "x.jpg"));
  return form;
}

describe("PUT users/me", () => {
  test("updates the given fields and returns the user", async () => {
    const { id, slug, token } = await newReader({ bio: { de: "Kocht" } });
    const dish = await createDish();
    await write(id, dish);
    const answer = await me.PUT(ask({ token, method: "PUT", json: { name: "Neue Küche", units: "us" } }), {});
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect((await answer.json()).data).toMatchObject({ id, name: "Neue Küche", slug: "neue-kueche", units: "us" });
    expect(await stored(id)).toMatchObject({ name: "Neue Küche", bio: { de: "Kocht" } });
    expect(takeExpired()).toEqual(await expiredWith(dish, slug, "neue-kueche"));
  });

  test("expires no page when only the units or the language of the user change", async () => {
    const { token } = await newReader();
    const json = { units: "us", locale: "en" };
    expect((await me.PUT(ask({ token, method: "PUT", json }), {})).status).toBe(200);
    expect(takeExpired()).toEqual([]);
  });

  test.each([
    [{ name: "!" }, 422, { name: "badName" }],
    [{ new_type: "admin" }, 422, { new_type: "unknown" }],
    [{ slug: "admin" }, 422, { slug: "unknown" }],
    [{ name: "Tischlein Redaktion" }, 422, { name: "reservedName" }],
    [{ name: "Supp\u043ert" }, 422, { name: "mixedScripts" }],
    [{ website: "javascript:alert(1)" }, 422, { website: "badWebsite" }],
    [{ picture_id: "no uuid" }, 422, { picture_id: expect.any(String) }],
  ])("rejects %j", async (json, status, fields) => {
    const { token } = await newReader();
    const answer = await me.PUT(ask({ token, method: "PUT", json }), {});
    expect([answer.status, (await answer.json()).error.fields]).toEqual([status, fields]);
    expect(takeExpired()).toEqual([]);
  });

  test("responds 409 to a taken name", async () => {
    const { name } = await newReader();
    const { token } = await newReader();
    const answer = await me.PUT(ask({ token, method: "PUT", json: { name: name.toUpperCase() } }), {});
    expect([answer.status, (await answer.json()).error.fields]).toEqual([409, { name: "nameTaken" }]);
  });

  test("allows five changes of name per day", async () => {
    const { id, token } = await newReader();
    const statuses = [];
    for (let number = 1; number <= 6; number++) {
      const json = { name: `Küche ${id.slice(0, 8)} ${number}` };
      statuses.push((await me.PUT(ask({ token, method: "PUT", json }), {})).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe("POST users/me/images", () => {
  test("accepts a raw body and a form, and returns the picture", async () => {
    const { id, token } = await newReader();
    const bare = ask({ token, body: bytes(await createPhoto(640, 480)), headers: { "content-type": "image/jpeg" } });
    const answers = [
      await images.POST(bare, {}),
      await images.POST(ask({ token, body: formOf(await createPhoto()) }), {}),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const [first] = await Promise.all(answers.map((answer) => answer.json()));
    expect(first.data).toMatchObject({ width: 640, height: 480, alt: "" });
    expect(await db.$count(uploads, eq(uploads.userId, id))).toBe(2);
    const chosen = await me.PUT(ask({ token, method: "PUT", json: { picture_id: first.data.id } }), {});
    expect((await chosen.json()).data.picture.id).toBe(first.data.id);
  });

  test("counts the bytes of the body", async () => {
    const { token } = await newReader();
    const chunk = new Uint8Array(1024 * 1024);
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 1;
        controller.enqueue(chunk);
        if (sent === 200) controller.close();
      },
    });
    const request = new Request("http://localhost:3000/api/users/me/images", {
      method: "POST",
      body,
      headers: { "x-user-token": token, "content-type": "image/jpeg" },
      duplex: "half",
    } as RequestInit);
    expect((await images.POST(request, {})).status).toBe(413);
    expect(sent).toBeLessThan(20);
  });

  test.each([
    ["a drawing", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "image/jpeg", 415],
    ["nothing", Buffer.alloc(0), "image/jpeg", 422],
    ["half a picture", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]), "image/jpeg", 422],
    ["words", Buffer.from("{}"), "application/json", 415],
    ["a form that is none", Buffer.from("x"), "multipart/form-data; boundary=y", 422],
  ])("rejects %s", async (_, file, type, status) => {
    const { id, token } = await newReader();
    const answer = await images.POST(ask({ token, body: bytes(file), headers: { "content-type": type } }), {});
    expect(answer.status).toBe(status);
    expect(await db.$count(uploads, eq(uploads.userId, id))).toBe(0);
  });

  test("allows 30 uploads in half an hour", async () => {
    const { token } = await newReader();
    const statuses = [];
    for (let number = 1; number <= 31; number++)
      statuses.push((await images.POST(ask({ token, body: "x" }), {})).status);
    expect(new Set(statuses.slice(0, 30))).toEqual(new Set([415]));
    expect(statuses[30]).toBe(429);
  });
});

describe("POST users/me/picture", () => {
  const send = (token: string | undefined, body: FormData, accept: string) =>
    picture.POST(ask({ token, body, headers: { accept }, path: "/picture?locale=en" }), {});

  test("crops the picture and sets it", async () => {
    const { id, slug, token } = await newReader();
    const dish = await createDish();
    await write(id, dish);
    const crop = { x: "100", y: "0", size: "400" };
    expect((await send(token, formOf(await createPhoto(800, 400), crop), "application/json")).status).toBe(204);
    const pictureId = (await stored(id))?.pictureId ?? "";
    const [row] = await db.select().from(pictures).where(eq(pictures.id, pictureId));
    expect(row).toMatchObject({ width: 400, height: 400 });
    expect(takeExpired()).toEqual(await expiredWith(dish, slug));
  });

  test("redirects a form without script to the settings with the result", async () => {
    const { token } = await newReader();
    const html = "text/html,application/xhtml+xml";
    const to = async (file: Buffer, asking: string | undefined = token) => {
      const answer = await send(asking, formOf(file), html);
      return [answer.status, answer.headers.get("location")];
    };
    expect(await to(await createPhoto())).toEqual([303, "/en/profile/settings?picture=saved#picture"]);
    expect(await to(await createPhoto(200, 200))).toEqual([303, "/en/profile/settings?picture=too_small#picture"]);
    expect(await to(Buffer.from("<svg/>"))).toEqual([303, "/en/profile/settings?picture=unsupported_type#picture"]);
    expect(await to(Buffer.alloc(0))).toEqual([303, "/en/profile/settings?picture=missing#picture"]);
    expect(await to(Buffer.alloc(11 * 1024 * 1024))).toEqual([303, "/en/profile/settings?picture=too_large#picture"]);
    expect(await to(await createPhoto(), "")).toEqual([303, "/en/profile/settings?picture=failed#picture"]);
  });

  test("rejects a crop that is not a number", async () => {
    const { token } = await newReader();
    const crop = { x: "NaN", y: "0", size: "400" };
    expect((await send(token, formOf(await createPhoto(), crop), "application/json")).status).toBe(422);
    expect(takeExpired()).toEqual([]);
  });
});

describe("GET users/me/export", () => {
  test("responds with a ZIP that is not cached", async () => {
    const { token, email } = await newReader();
    const answer = await takeAway.GET(ask({ token, method: "GET" }), {});
    expect(answer.headers.get("content-type")).toBe("application/zip");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(answer.headers.get("content-disposition")).toMatch(
      /^attachment; filename="tischlein-\d{4}-\d\d-\d\d\.zip"$/,
    );
    const files = unzip(Buffer.from(await answer.arrayBuffer()));
    expect(files.get("tischlein/account.json")?.toString()).toContain(email);
  });

  test("allows five exports per hour", async () => {
    const { token } = await newReader();
    const statuses = [];
    for (let number = 1; number <= 6; number++) {
      const answer = await takeAway.GET(ask({ token, method: "GET" }), {});
      await answer.arrayBuffer();
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe("DELETE users/me", () => {
  const deleteMe = (token: string, json: unknown) => me.DELETE(ask({ token, method: "DELETE", json }), {});

  test("requires the password and revokes every token", async () => {
    const { id, slug, token } = await newReader();
    const dish = await createDish();
    await write(id, dish);
    expect((await deleteMe(token, { word: "delete" })).status).toBe(422);
    expect((await deleteMe(token, { password: "falsch" })).status).toBe(422);
    expect((await deleteMe(token, {})).status).toBe(422);
    expect((await stored(id))?.deletionRequestedAt).toBeNull();
    expect(takeExpired()).toEqual([]);
    expect((await deleteMe(token, { password })).status).toBe(204);
    expect(takeExpired()).toEqual(
      ["cards", "cookbooks", "menus", "users", ...(await expiredWith(dish, slug))].toSorted(),
    );
    expect((await stored(id))?.deletionRequestedAt).toBeInstanceOf(Date);
    expect((await me.GET(ask({ token, method: "GET" }), {})).status).toBe(401);
  });

  test("accepts the word from a user without a password", async () => {
    const [row] = await db.insert(users).values({ slug: "gast", name: "Gast" }).returning({ id: users.id });
    const token = await createApiSession(row?.id ?? "", "app");
    expect((await deleteMe(token, { word: "weg" })).status).toBe(422);
    expect((await deleteMe(token, { word: "löschen" })).status).toBe(204);
  });
});

test("rejects requests without a token", async () => {
  const responses = [
    me.PUT(ask({ method: "PUT", json: {} }), {}),
    me.DELETE(ask({ method: "DELETE", json: { password: "x" } }), {}),
    images.POST(ask({ body: "x" }), {}),
    picture.POST(ask({ body: formOf(await createPhoto()) }), {}),
    takeAway.GET(ask({ method: "GET" }), {}),
  ];
  expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
});
