import { createHash, randomBytes } from "node:crypto";
import { generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from "jose";
import { afterAll, describe, expect, test, vi } from "vitest";
import { findByUserToken } from "#lib/auth/sessions.ts";
import { newClient, newEmail, newMember } from "#tests/support/accounts.ts";
import { ownDatabase } from "#tests/support/database.ts";
import { facebookApp, startFacebook } from "#tests/support/facebook-stand-in.ts";
import { openIdClients, startOpenIdProvider } from "#tests/support/openid-provider.ts";

vi.mock("next-intl/server", () => ({ getTranslations: async () => (name: string) => name }));
// The cookie is next-auth's, which is another test's matter.
vi.mock("#lib/auth/viewer.ts", () => ({ identify: async () => null }));

const [provider, graph] = [await startOpenIdProvider(0, "http://localhost:3000"), await startFacebook()];
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

ownDatabase();
afterAll(() => Promise.all([provider.stop(), graph.stop()]));

type Door = { POST(request: Request, context: unknown): Promise<Response> };

async function post(door: Door, body: unknown, client = newClient()) {
  const request = new Request("http://localhost:3000/api/", {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": client },
    body: JSON.stringify(body),
  });
  const response = await door.POST(request, {});
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
] as const)("an id_token of %s", (name, door) => {
  test("opens a session, and the same account the next time", async () => {
    const claims = claimsFor(name, { email_verified: name === "apple" ? "true" : true });
    const first = await post(door, { token: await provider.sign(claims) });
    expect(first).toMatchObject({ status: 200, body: { data: { name: claims.name, new_type: "community" } } });
    const viewer = await findByUserToken(first.body.data.user_token);
    expect(viewer).toMatchObject({ id: first.body.data.id, email: claims.email });
    const again = await post(door, { token: await provider.sign({ ...claims, email: newEmail() }) });
    expect(again.body.data.id).toBe(viewer?.id);
  });

  const wrong: Record<string, JWTPayload> = {
    "meant for somebody else": { aud: "another-app" },
    "of another issuer": { iss: "https://elsewhere.example" },
    "that is over": { iat: now() - 7200, exp: now() - 3600 },
    "without an end": { exp: undefined },
    "that is not valid yet": { nbf: now() + 3600 },
    "of nobody": { sub: "" },
    "that answers another question": { nonce: "somebody else’s" },
  };
  test.each(Object.entries(wrong))("%s is refused", async (_, changes) => {
    const claims = JSON.parse(JSON.stringify(claimsFor(name, changes))) as JWTPayload;
    const answer = await post(door, { token: await provider.sign(claims) });
    expect(answer).toMatchObject({ status: 401, body: { error: { code: "credentials" } } });
  });

  test("that somebody else has signed, or nobody, is refused", async () => {
    const { privateKey } = await generateKeyPair("RS256");
    const claims = claimsFor(name);
    const forged = await new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: "key" }).sign(privateKey);
    const secret = new TextEncoder().encode(openIdClients[name].secret);
    const symmetric = await new SignJWT(claims).setProtectedHeader({ alg: "HS256" }).sign(secret);
    const none = new UnsecuredJWT(claims).encode();
    const other = await provider.sign(claims, { kid: "unknown" });
    for (const token of [forged, symmetric, none, other, "x", "a.b.c", "\u0000", "…"]) {
      expect(await post(door, { token }), token).toMatchObject({ status: 401 });
    }
  });

  test("is taken with the nonce it was asked for, as it stands or hashed, and not without", async () => {
    const nonce = "the-question";
    const hashed = createHash("sha256").update(nonce).digest("hex");
    for (const told of [nonce, hashed]) {
      const token = await provider.sign(claimsFor(name, { nonce: told }));
      expect(await post(door, { token, nonce })).toMatchObject({ status: 200 });
      expect(await post(door, { token, nonce: "another" })).toMatchObject({ status: 401 });
    }
    const unasked = await provider.sign(claimsFor(name));
    expect(await post(door, { token: unasked, nonce })).toMatchObject({ status: 401 });
  });

  test("opens nothing with an address that has an account, none, or one nobody vouches for", async () => {
    const member = await newMember();
    const known = await provider.sign(claimsFor(name, { email: member.email }));
    expect(await post(door, { token: known })).toMatchObject({
      status: 409,
      body: { error: { code: "conflict", fields: { email: "taken" } } },
    });
    const nameless = await provider.sign(claimsFor(name, { email: "" }));
    expect(await post(door, { token: nameless })).toMatchObject({ status: 422 });
    const unproved = await provider.sign(claimsFor(name, { email_verified: false }));
    expect(await post(door, { token: unproved })).toMatchObject({
      status: 403,
      body: { error: { code: "unconfirmed" } },
    });
  });

  test("is guessed a limited number of times", async () => {
    const client = newClient();
    const answers = [];
    for (let time = 0; time < 26; time++) answers.push((await post(door, { token: "x" }, client)).status);
    expect(answers).toEqual([...Array<number>(25).fill(401), 429]);
  });

  test.each([{}, { token: "" }, { token: 7 }, { token: "x", user: "y" }, { token: "x".repeat(10_001) }, [], null])(
    "nothing but a token is taken: %j",
    async (body) => {
      expect(await post(door, body)).toMatchObject({ status: 422 });
    },
  );
});

describe("an access token of Facebook", () => {
  const person = () => {
    const id = randomBytes(8).toString("hex");
    return { id, name: `Berta ${id}`, email: newEmail() };
  };

  test("proves the address by mail before it opens anything", async () => {
    const answer = await post(facebook, { token: graph.tokenFor(person()) });
    expect(answer).toMatchObject({ status: 403, body: { error: { code: "unconfirmed" } } });
  });

  test("opens the account it is connected with", async () => {
    const [berta, member] = [person(), await newMember()];
    const { connect } = await import("#lib/auth/external.ts");
    await connect(
      { provider: "facebook", subject: berta.id, name: "", email: null, isEmailVerified: false },
      member.id,
    );
    const answer = await post(facebook, { token: graph.tokenFor(berta) });
    expect(answer).toMatchObject({ status: 200, body: { data: { id: member.id } } });
    expect(await findByUserToken(answer.body.data.user_token)).toMatchObject({ id: member.id });
  });

  test("that was given to another app, or to none, is refused", async () => {
    expect(await post(facebook, { token: graph.tokenFor(person(), "999") })).toMatchObject({ status: 401 });
    expect(await post(facebook, { token: "x" })).toMatchObject({ status: 401 });
  });
});
