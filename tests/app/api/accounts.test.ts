import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { verifyPassword } from "#lib/platform/auth/password-hash.ts";
import { createApiSession, findUserByToken } from "#lib/platform/auth/sessions.ts";
import { db } from "#lib/platform/db/client.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { createMember, mailedToken, mailsTo, newClientId, newEmail, password } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";

const seen = vi.hoisted(() => ({ forgotten: 0 }));

vi.mock("#lib/platform/auth/password-hash.ts", { spy: true });
// The tests replace the session cookie, which has its own test.
vi.mock("#lib/platform/auth/session-user.ts", async () => {
  const { findUserByToken } = await import("#lib/platform/auth/sessions.ts");
  return {
    getRequestUser: async (request: Request) => findUserByToken(request.headers.get("x-user-token") ?? ""),
    clearSignedInCookie: async () => {
      seen.forgotten += 1;
    },
  };
});
vi.mock("next-intl/server", () => ({
  getTranslations:
    async () =>
    (name: string, { when = "" } = {}) =>
      name === "tooMany" ? `${name} ${when}` : name,
}));

const register = await import("#app/api/register/route.ts");
const credentials = await import("#app/api/authenticate/credentials/route.ts");
const authenticate = await import("#app/api/authenticate/route.ts");
const forgot = await import("#app/api/password/forgot/route.ts");
const reset = await import("#app/api/password/reset/route.ts");
const me = await import("#app/api/users/me/route.ts");

// Hashing is slow on purpose.
vi.setConfig({ testTimeout: 30_000 });
setUpDatabase();
beforeEach(() => {
  seen.forgotten = 0;
});
afterEach(() => void vi.useRealTimers());

type RouteHandler = (request: Request, context: object) => Promise<Response>;

/** Posts a body as a new client. */
async function post(route: { POST: RouteHandler }, body: unknown, headers: Record<string, string> = {}) {
  const request = new Request("http://localhost:3000/api/", {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": newClientId(), ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const response = await route.POST(request, {});
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.json() };
}

const withToken = (token: string, method = "GET") =>
  new Request("http://localhost:3000/api/", { method, headers: { "x-user-token": token } });

const newAccount = () => ({ name: `Otto ${newEmail().slice(5, 17)}`, email: newEmail(), password, terms: true });

describe("register", () => {
  test("responds 202 with the same bytes for known and unknown addresses", async () => {
    const { email } = await createMember();
    const fresh = await post(register, newAccount());
    expect(fresh).toMatchObject({ status: 202, body: { data: { sent: true } } });
    expect(await post(register, { ...newAccount(), email })).toEqual(fresh);
    expect(fresh.headers).not.toHaveProperty("set-cookie");
    expect(fresh.headers["cache-control"]).toBe("private, no-store");
  });

  test("sends mails in the language of the body, otherwise of the request", async () => {
    const [one, two] = [newAccount(), newAccount()];
    await post(register, one, { "accept-language": "en" });
    await post(register, { ...two, locale: "de" }, { "accept-language": "en" });
    expect((await mailsTo(one.email))[0]?.text).toContain("/en/confirm-email?token=");
    expect((await mailsTo(two.email))[0]?.text).toContain("/de/e-mail-bestaetigen?token=");
  });

  test("accepts an address of an internationalized domain and takes both spellings for one", async () => {
    expect((await post(register, { ...newAccount(), email: "tom@bücher.example" })).status).toBe(202);
    expect((await post(register, { ...newAccount(), email: "Tom@xn--bcher-kva.example" })).status).toBe(202);
    expect(await mailsTo("tom@xn--bcher-kva.example")).toHaveLength(2);
  });

  test.each([
    [{ name: "x" }, { name: "badName" }],
    [{ name: "Team Tischlein" }, { name: "reservedName" }],
    [{ name: "T\u0435am" }, { name: "mixedScripts" }],
    [{ email: "anna@" }, { email: "badEmail" }],
    [{ email: "anna@example.org\r\nBcc: x@example.org" }, { email: "badEmail" }],
    [{ password: "short" }, { password: "tooShort" }],
    [{ password: "password1" }, { password: "common" }],
    [{ password: "abcabcabcabc" }, { password: "pattern" }],
    [{ name: "Zoë Rührig", password: "Ruehrig 2026" }, { password: "personal" }],
    [{ password: "x".repeat(129) }, { password: "tooLong" }],
    [{ terms: false }, { terms: "termsNeeded" }],
    [{ newType: "admin" }, { newType: "unknown" }],
    [{ slug: "tischlein" }, { slug: "unknown" }],
  ])("rejects %j", async (changes, fields) => {
    const answer = await post(register, { ...newAccount(), ...changes });
    expect(answer).toMatchObject({ status: 422, body: { error: { code: "invalid", fields } } });
  });

  test("rejects a taken name and the sixth sign-up of a client", async () => {
    const { name } = await createMember();
    expect(await post(register, { ...newAccount(), name })).toMatchObject({
      status: 422,
      body: { error: { fields: { name: "nameTaken" } } },
    });
    vi.useFakeTimers({ toFake: ["Date", "performance"], now: Date.now() });
    const household = { "x-forwarded-for": "203.0.113.77" };
    for (let n = 0; n < 5; n += 1) expect((await post(register, newAccount(), household)).status).toBe(202);
    const sixth = await post(register, newAccount(), household);
    expect(sixth).toMatchObject({ status: 429, headers: { "retry-after": "1800" } });
  });
});

describe("authenticate/credentials", () => {
  test("returns the user with a token for the API", async () => {
    const { id, email, name, slug } = await createMember();
    const { status, body, headers } = await post(credentials, { email, password });
    expect(status).toBe(200);
    expect(body.data).toEqual({
      id,
      slug,
      name,
      new_type: "community",
      is_premium: false,
      newsletter_opt_in: false,
      locale: null,
      units: null,
      is_quiz_due: false,
      open_shopping_items: 0,
      has_household_list: false,
      picture: null,
      user_token: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(headers["cache-control"]).toBe("private, no-store");
    const { user_token, ...user } = body.data;
    const answer = await me.GET(withToken(user_token), {});
    expect([answer.status, await answer.json()]).toEqual([200, { data: user }]);
  });

  test("responds the same to a wrong password, an unknown address and a banned user", async () => {
    const { email } = await createMember();
    const banned = await createMember({ bannedAt: new Date() });
    const answers = [
      await post(credentials, { email, password: "Birnenmus 1" }),
      await post(credentials, { email: newEmail(), password }),
      await post(credentials, { email: banned.email, password }),
    ];
    expect(answers[0]).toMatchObject({ status: 401, body: { error: { code: "credentials" } } });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  test("responds 403 to an unconfirmed address, only with the right password", async () => {
    const account = newAccount();
    await post(register, account);
    const { email } = account;
    expect(await post(credentials, { email, password })).toMatchObject({
      status: 403,
      body: { error: { code: "unconfirmed" } },
    });
    expect((await post(credentials, { email, password: "Birnenmus 1" })).status).toBe(401);
  });

  test("responds 429 with the true wait after ten wrong passwords, and to no other client", async () => {
    // The clock stands still; PostgreSQL knows only the present.
    vi.useFakeTimers({ toFake: ["Date", "performance"], now: Date.now() });
    const { email } = await createMember();
    const household = { "x-forwarded-for": newClientId() };
    for (let n = 0; n < 10; n += 1)
      expect((await post(credentials, { email, password: `guess ${n}` }, household)).status).toBe(401);
    const refused = await post(credentials, { email, password }, household);
    expect(refused).toMatchObject({
      status: 429,
      headers: { "retry-after": "60" },
      body: { error: { code: "tooMany", message: "tooMany in 1\u00a0Minute" } },
    });
    expect((await post(credentials, { email, password })).status).toBe(200);
  });

  test("responds 429 to a client after 25 wrong passwords, and to no other client", async () => {
    const guess = (household: string) =>
      post(credentials, { email: newEmail(), password }, { "x-forwarded-for": household });
    vi.mocked(verifyPassword).mockResolvedValue(false);
    for (let n = 0; n < 25; n += 1) expect((await guess("203.0.113.78")).status).toBe(401);
    expect((await guess("203.0.113.78")).status).toBe(429);
    expect((await guess("203.0.113.79")).status).toBe(401);
    vi.mocked(verifyPassword).mockReset();
  });

  test.each([
    ["no JSON", "{"],
    ["a list", "[]"],
    ["nothing", "null"],
    ["a number for a password", '{"email":"a@example.org","password":1}'],
    ["NUL", '{"email":"a@example.org\\u0000","password":"x"}'],
    ["half a character", '{"email":"\\ud800@example.org","password":"x"}'],
  ])("rejects %s", async (_, body) => {
    expect((await post(credentials, body)).status).toBe(422);
  });

  test("treats a lone surrogate as a wrong password", async () => {
    expect((await post(credentials, '{"email":"a@example.org","password":"\\ud800"}')).status).toBe(401);
  });
});

test("rejects the token of an ended session", async () => {
  const { id } = await createMember();
  const [mine, other] = [await createApiSession(id, ""), await createApiSession(id, "")];
  expect((await authenticate.DELETE(withToken(mine, "DELETE"), {})).status).toBe(204);
  expect(await findUserByToken(mine)).toBeNull();
  expect((await findUserByToken(other))?.id).toBe(id);
  expect((await authenticate.DELETE(withToken(mine, "DELETE"), {})).status).toBe(401);
});

describe("password", () => {
  test("responds 202 to every request for a reset", async () => {
    const { email } = await createMember();
    const [known, unknown] = [await post(forgot, { email }), await post(forgot, { email: newEmail() })];
    expect(known).toMatchObject({ status: 202, body: { data: { sent: true } } });
    expect(unknown).toEqual(known);
  });

  test("responds 429 with the true wait to the fourth request of a client for an address", async () => {
    vi.useFakeTimers({ toFake: ["Date", "performance"], now: Date.now() });
    const { email } = await createMember();
    for (const each of [email, newEmail()]) {
      const household = { "x-forwarded-for": newClientId() };
      for (let n = 0; n < 3; n += 1) expect((await post(forgot, { email: each }, household)).status).toBe(202);
      const refused = await post(forgot, { email: each }, household);
      expect(refused).toMatchObject({ status: 429, headers: { "retry-after": "300" } });
      expect(refused.body.error.message).toBe("tooMany in 5\u00a0Minuten");
      expect((await post(forgot, { email: each })).status).toBe(202);
    }
  });

  test("creates a session, ends the others and accepts the token once", async () => {
    const { id, email } = await createMember();
    const old = await createApiSession(id, "");
    await post(forgot, { email });
    const token = await mailedToken(email);
    const { status, body } = await post(reset, { token, password: "Birnenmus 1896" });
    expect(status).toBe(200);
    expect((await findUserByToken(body.data.user_token))?.id).toBe(id);
    expect(await findUserByToken(old)).toBeNull();
    expect(await post(reset, { token, password: "Birnenmus 1897" })).toMatchObject({
      status: 422,
      body: { error: { fields: { token: "dead" } } },
    });
  });
});

describe("users/me", () => {
  test("responds 401 without a session and removes the signed-in cookie", async () => {
    const answer = await me.GET(new Request("http://localhost:3000/api/users/me/"), {});
    expect([answer.status, seen.forgotten]).toEqual([401, 1]);
  });

  test("responds 401 to an ended token and keeps the signed-in cookie", async () => {
    const { id } = await createMember();
    const token = await createApiSession(id, "");
    await db.update(users).set({ bannedAt: new Date() }).where(eq(users.id, id));
    expect((await me.GET(withToken(token), {})).status).toBe(401);
    expect(seen.forgotten).toBe(0);
  });
});
