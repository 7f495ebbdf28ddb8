import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { verifyPassword } from "#lib/auth/password.ts";
import { findByUserToken, openApiSession } from "#lib/auth/sessions.ts";
import { db } from "#lib/db/client.ts";
import { users } from "#lib/db/tables/users.ts";
import { lettersTo, newClient, newEmail, newMember, password, tokenTo } from "#tests/support/accounts.ts";
import { ownDatabase } from "#tests/support/database.ts";

const seen = vi.hoisted(() => ({ forgotten: 0 }));

vi.mock("#lib/auth/password.ts", { spy: true });
// The cookie is next-auth's, which is another test's matter; whoever asks here brings a user token.
vi.mock("#lib/auth/viewer.ts", async () => {
  const { findByUserToken } = await import("#lib/auth/sessions.ts");
  return {
    identify: async (request: Request) => findByUserToken(request.headers.get("x-user-token") ?? ""),
    forgetHint: async () => {
      seen.forgotten += 1;
    },
  };
});
vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));

const register = await import("#app/api/register/route.ts");
const credentials = await import("#app/api/authenticate/credentials/route.ts");
const authenticate = await import("#app/api/authenticate/route.ts");
const forgot = await import("#app/api/password/forgot/route.ts");
const reset = await import("#app/api/password/reset/route.ts");
const me = await import("#app/api/users/me/route.ts");

// Hashing takes its time on purpose, and more on a machine that has other things to do.
vi.setConfig({ testTimeout: 30_000 });
ownDatabase();
beforeEach(() => {
  seen.forgotten = 0;
});

type Door = (request: Request, context: unknown) => Promise<Response>;

/** Knocks with a body, from a household of its own. */
async function post(door: { POST: Door }, body: unknown, headers: Record<string, string> = {}) {
  const request = new Request("http://localhost:3000/api/", {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": newClient(), ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const response = await door.POST(request, {});
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.json() };
}

const withToken = (token: string, method = "GET") =>
  new Request("http://localhost:3000/api/", { method, headers: { "x-user-token": token } });

const newAccount = () => ({ name: `Otto ${newEmail().slice(5, 17)}`, email: newEmail(), password, terms: true });

describe("register", () => {
  test("answers 202 to the last byte alike for an address that is known and one that is not", async () => {
    const { email } = await newMember();
    const fresh = await post(register, newAccount());
    expect(fresh).toMatchObject({ status: 202, body: { data: { sent: true } } });
    expect(await post(register, { ...newAccount(), email })).toEqual(fresh);
    expect(fresh.headers).not.toHaveProperty("set-cookie");
    expect(fresh.headers["cache-control"]).toBe("private, no-store");
  });

  test("writes in the language of the body, else of the request", async () => {
    const [one, two] = [newAccount(), newAccount()];
    await post(register, one, { "accept-language": "en" });
    await post(register, { ...two, locale: "de" }, { "accept-language": "en" });
    expect((await lettersTo(one.email))[0]?.text).toContain("/en/confirm-email?token=");
    expect((await lettersTo(two.email))[0]?.text).toContain("/de/e-mail-bestaetigen?token=");
  });

  test.each([
    [{ name: "x" }, { name: "badName" }],
    [{ email: "anna@" }, { email: "badEmail" }],
    [{ email: "anna@example.org\r\nBcc: x@example.org" }, { email: "badEmail" }],
    [{ password: "short" }, { password: "tooShort" }],
    [{ password: "password1" }, { password: "common" }],
    [{ password: "x".repeat(129) }, { password: "tooLong" }],
    [{ terms: false }, { terms: "termsNeeded" }],
    [{ newType: "admin" }, { newType: "unknown" }],
    [{ slug: "tischlein" }, { slug: "unknown" }],
  ])("refuses %j", async (changes, fields) => {
    const answer = await post(register, { ...newAccount(), ...changes });
    expect(answer).toMatchObject({ status: 422, body: { error: { code: "invalid", fields } } });
  });

  test("refuses the name of somebody else, and the sixth account of a household", async () => {
    const { name } = await newMember();
    expect(await post(register, { ...newAccount(), name })).toMatchObject({
      status: 422,
      body: { error: { fields: { name: "nameTaken" } } },
    });
    const household = { "x-forwarded-for": "203.0.113.77" };
    for (let n = 0; n < 5; n += 1) expect((await post(register, newAccount(), household)).status).toBe(202);
    const sixth = await post(register, newAccount(), household);
    expect(sixth).toMatchObject({ status: 429, headers: { "retry-after": "300" } });
  });
});

describe("authenticate/credentials", () => {
  test("tells who it is, with a token that opens the API", async () => {
    const { id, email, name, slug } = await newMember();
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
      picture: null,
      user_token: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(headers["cache-control"]).toBe("private, no-store");
    const { user_token, ...viewer } = body.data;
    const answer = await me.GET(withToken(user_token), {});
    expect([answer.status, await answer.json()]).toEqual([200, { data: viewer }]);
  });

  test("answers a wrong password, nobody and the banned alike", async () => {
    const { email } = await newMember();
    const banned = await newMember({ bannedAt: new Date() });
    const answers = [
      await post(credentials, { email, password: "Birnenmus 1" }),
      await post(credentials, { email: newEmail(), password }),
      await post(credentials, { email: banned.email, password }),
    ];
    expect(answers[0]).toMatchObject({ status: 401, body: { error: { code: "credentials" } } });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  test("says 403 before the address is confirmed, and only to whoever knows the password", async () => {
    const account = newAccount();
    await post(register, account);
    const { email } = account;
    expect(await post(credentials, { email, password })).toMatchObject({
      status: 403,
      body: { error: { code: "unconfirmed" } },
    });
    expect((await post(credentials, { email, password: "Birnenmus 1" })).status).toBe(401);
  });

  test("says 429 after ten guesses", async () => {
    const { email } = await newMember();
    for (let n = 0; n < 10; n += 1)
      expect((await post(credentials, { email, password: `guess ${n}` })).status).toBe(401);
    expect((await post(credentials, { email, password })).status).toBe(429);
  });

  test("says 429 to a household after twenty-five guesses, and to no other", async () => {
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
  ])("refuses %s", async (_, body) => {
    expect((await post(credentials, body)).status).toBe(422);
  });

  test("half a character in a password is a wrong password", async () => {
    expect((await post(credentials, '{"email":"a@example.org","password":"\\ud800"}')).status).toBe(401);
  });
});

test("a token is dead once its session is ended", async () => {
  const { id } = await newMember();
  const [mine, other] = [await openApiSession(id, ""), await openApiSession(id, "")];
  expect((await authenticate.DELETE(withToken(mine, "DELETE"), {})).status).toBe(204);
  expect(await findByUserToken(mine)).toBeNull();
  expect((await findByUserToken(other))?.id).toBe(id);
  expect((await authenticate.DELETE(withToken(mine, "DELETE"), {})).status).toBe(401);
});

describe("password", () => {
  test("forgot answers 202 alike for everybody", async () => {
    const { email } = await newMember();
    const [known, unknown] = [await post(forgot, { email }), await post(forgot, { email: newEmail() })];
    expect(known).toMatchObject({ status: 202, body: { data: { sent: true } } });
    expect(unknown).toEqual(known);
  });

  test("reset opens a new session and ends the others; the token works once", async () => {
    const { id, email } = await newMember();
    const old = await openApiSession(id, "");
    await post(forgot, { email });
    const token = await tokenTo(email);
    const { status, body } = await post(reset, { token, password: "Birnenmus 1896" });
    expect(status).toBe(200);
    expect((await findByUserToken(body.data.user_token))?.id).toBe(id);
    expect(await findByUserToken(old)).toBeNull();
    expect(await post(reset, { token, password: "Birnenmus 1897" })).toMatchObject({
      status: 422,
      body: { error: { fields: { token: "dead" } } },
    });
  });
});

describe("users/me", () => {
  test("is 401 for nobody, who is told to ask no more", async () => {
    const answer = await me.GET(new Request("http://localhost:3000/api/users/me/"), {});
    expect([answer.status, seen.forgotten]).toEqual([401, 1]);
  });

  test("is 401 for a token that has ended, and leaves the browser's hint alone", async () => {
    const { id } = await newMember();
    const token = await openApiSession(id, "");
    await db.update(users).set({ bannedAt: new Date() }).where(eq(users.id, id));
    expect((await me.GET(withToken(token), {})).status).toBe(401);
    expect(seen.forgotten).toBe(0);
  });
});
