import { createHash, randomBytes } from "node:crypto";
import { generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from "jose";
import { afterAll, describe, expect, test, vi } from "vitest";
import { findUserByToken } from "#lib/platform/auth/sessions.ts";
import { createMember, newClientId, newEmail } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { facebookApp, startFacebookStub } from "#tests/support/facebook-stub.ts";
import { openIdClients, startOpenIdProvider } from "#tests/support/openid-provider.ts";

vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));
// The tests replace the session cookie, which has its own test.
vi.mock("#lib/platform/auth/session-user.ts", () => ({ getRequestUser: async () => null }));

const [provider, graph] = [await startOpenIdProvider(0, "http://localhost:3000"), await startFacebookStub()];
Object.assign(process.env, {
  AUTH_GOOGLE_ID: openIdClients.google.id,
  AUTH_GOOGLE_SECRET: openIdClients.google.secret,
  AUTH_GOOGLE_ISSUER: provider.issuer,
  AUTH_APPLE_ID: openIdClients.apple.id,
  AUTH_APPLE_SECRET: openIdClients.apple.secret,
  AUTH_APPLE_ISSUER: provider.issuer,
  AUTH_FACEBOOK_ID: facebookApp.id,
  AUTH_FACEBOOK_SECRET: facebookApp.secret,
  AUTH_FACEBOOK_URL: graph.url,
});
const google = await import("#app/api/authenticate/google/route.ts");
const apple = await import("#app/api/authenticate/appleid/route.ts");
const facebook = await import("#app/api/authenticate/facebook/route.ts");

setUpDatabase();
afterAll(() => Promise.all([provider.stop(), graph.stop()]));

type Route = { POST(request: Request, context: object): Promise<Response> };

async function post(route: Route, body: unknown, client = newClientId()) {
  const request = new Request("http://localhost:3000/api/", {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": client },
    body: JSON.stringify(body),
  });
  const response = await route.POST(request, {});
  return { status: response.status, body: await response.json() };
}

const now = () => Math.floor(Date.now() / 1000);
const claimsFor = (client: keyof typeof openIdClients, changes: JWTPayload = {}) => ({
  iss: provider.issuer,
  aud: openIdClients[client].id,
  sub: randomBytes(8).toString("hex"),
  iat: now(),
  exp: now() + 600,
  name: `Berta ${randomBytes(4).toString("hex")}`,
  email: newEmail(),
  email_verified: true as unknown,
  ...changes,
});

describe.each([
  ["google", google],
  ["apple", apple],
] as const)("an id_token of %s", (name, route) => {
  test("creates a session, and finds the same account the next time", async () => {
    const claims = claimsFor(name, { email_verified: name === "apple" ? "true" : true });
    const first = await post(route, { token: await provider.sign(claims) });
    expect(first).toMatchObject({ status: 200, body: { data: { name: claims.name, new_type: "community" } } });
    const user = await findUserByToken(first.body.data.user_token);
    expect(user).toMatchObject({ id: first.body.data.id, email: claims.email });
    const again = await post(route, { token: await provider.sign({ ...claims, email: newEmail() }) });
    expect(again.body.data.id).toBe(user?.id);
  });

  const wrong: Record<string, JWTPayload> = {
    "for another audience": { aud: "another-app" },
    "of another issuer": { iss: "https://elsewhere.example" },
    "that is over": { iat: now() - 7200, exp: now() - 3600 },
    "without an end": { exp: undefined },
    "that is not valid yet": { nbf: now() + 3600 },
    "without a subject": { sub: "" },
    "with another nonce": { nonce: "another nonce" },
  };
  test.each(Object.entries(wrong))("%s is rejected", async (_, changes) => {
    const claims = JSON.parse(JSON.stringify(claimsFor(name, changes))) as JWTPayload;
    const answer = await post(route, { token: await provider.sign(claims) });
    expect(answer).toMatchObject({ status: 401, body: { error: { code: "credentials" } } });
  });

  test("with a foreign or missing signature is rejected", async () => {
    const { privateKey } = await generateKeyPair("RS256");
    const claims = claimsFor(name);
    const forged = await new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: "key" }).sign(privateKey);
    const secret = new TextEncoder().encode(openIdClients[name].secret);
    const symmetric = await new SignJWT(claims).setProtectedHeader({ alg: "HS256" }).sign(secret);
    const none = new UnsecuredJWT(claims).encode();
    const other = await provider.sign(claims, { kid: "unknown" });
    for (const token of [forged, symmetric, none, other, "x", "a.b.c", "\u0000", "…"]) {
      expect(await post(route, { token }), token).toMatchObject({ status: 401 });
    }
  });

  test("is accepted with its nonce, plain or hashed, and rejected without it", async () => {
    const nonce = "the-question";
    const hashed = createHash("sha256").update(nonce).digest("hex");
    for (const nonceClaim of [nonce, hashed]) {
      const token = await provider.sign(claimsFor(name, { nonce: nonceClaim }));
      expect(await post(route, { token, nonce })).toMatchObject({ status: 200 });
      expect(await post(route, { token, nonce: "another" })).toMatchObject({ status: 401 });
    }
    const withoutNonce = await provider.sign(claimsFor(name));
    expect(await post(route, { token: withoutNonce, nonce })).toMatchObject({ status: 401 });
  });

  test("is rejected with a taken, missing or unverified address", async () => {
    const member = await createMember();
    const known = await provider.sign(claimsFor(name, { email: member.email }));
    expect(await post(route, { token: known })).toMatchObject({
      status: 409,
      body: { error: { code: "conflict", fields: { email: "taken" } } },
    });
    const nameless = await provider.sign(claimsFor(name, { email: "" }));
    expect(await post(route, { token: nameless })).toMatchObject({ status: 422 });
    const unverified = await provider.sign(claimsFor(name, { email_verified: false }));
    expect(await post(route, { token: unverified })).toMatchObject({
      status: 403,
      body: { error: { code: "unconfirmed" } },
    });
  });

  test("is limited in its attempts", async () => {
    const client = newClientId();
    const answers = [];
    for (let time = 0; time < 26; time++) answers.push((await post(route, { token: "x" }, client)).status);
    expect(answers).toEqual([...Array<number>(25).fill(401), 429]);
  });

  test.each([{}, { token: "" }, { token: 7 }, { token: "x", user: "y" }, { token: "x".repeat(10_001) }, [], null])(
    "nothing but a token is taken: %j",
    async (body) => {
      expect(await post(route, body)).toMatchObject({ status: 422 });
    },
  );
});

describe("an access token of Facebook", () => {
  const person = () => {
    const id = randomBytes(8).toString("hex");
    return { id, name: `Berta ${id}`, email: newEmail() };
  };

  test("requires a confirmed address", async () => {
    const answer = await post(facebook, { token: graph.tokenFor(person()) });
    expect(answer).toMatchObject({ status: 403, body: { error: { code: "unconfirmed" } } });
  });

  test("signs in the connected account", async () => {
    const [berta, member] = [person(), await createMember()];
    const { connectAccount } = await import("#lib/people/accounts/oauth/connection-mutations.ts");
    await connectAccount(
      { provider: "facebook", subject: berta.id, name: "", email: null, isEmailVerified: false },
      member.id,
    );
    const answer = await post(facebook, { token: graph.tokenFor(berta) });
    expect(answer).toMatchObject({ status: 200, body: { data: { id: member.id } } });
    expect(await findUserByToken(answer.body.data.user_token)).toMatchObject({ id: member.id });
  });

  test("of another app or without one is rejected", async () => {
    expect(await post(facebook, { token: graph.tokenFor(person(), "999") })).toMatchObject({ status: 401 });
    expect(await post(facebook, { token: "x" })).toMatchObject({ status: 401 });
  });
});
