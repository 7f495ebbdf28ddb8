import { request as ask } from "node:http";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { createAccount, signInByForm } from "../support/account.ts";
import { origin, port } from "../support/site.ts";

interface RequestCase {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

interface ResponseShape {
  status: number;
  location: string | null;
  caching: string;
  cookies: string[];
  text: string;
}

/** Sends a request without the normalization of an HTTP client. */
function sendRequest(path: string, { method = "GET", headers = {}, body }: RequestCase = {}): Promise<ResponseShape> {
  return new Promise((done, fail) => {
    const { hostname } = new URL(origin);
    const length = body === undefined ? {} : { "content-length": Buffer.byteLength(body) };
    const sent = ask({ hostname, port, path, method, headers: { ...length, ...headers } }, async (response) => {
      const { statusCode: status = 0, headers } = response;
      const text = Buffer.concat(await response.toArray()).toString();
      done({
        status,
        location: headers.location ?? null,
        caching: headers["cache-control"] ?? "",
        cookies: headers["set-cookie"] ?? [],
        text,
      });
    });
    sent.on("error", fail);
    sent.end(body);
  });
}

const form = { "content-type": "application/x-www-form-urlencoded" };
const json = { "content-type": "application/json" };
const invalidCallback = "authjs.callback-url=%3A%3Ajunk";

const missing = { status: 404 };
const toLogin = (query = "", locale = "de") => ({ status: 302, location: `${origin}/${locale}/login${query}` });
const failed = toLogin("?error=failed");

const cases: [string, RequestCase, Partial<ResponseShape>][] = [
  ["/session", {}, { status: 200, text: "null", cookies: [] }],
  ["/session/", {}, { status: 200, text: "null", cookies: [] }],
  ["/session", { headers: { cookie: "authjs.session-token=junk" } }, { status: 200, text: "null", cookies: [] }],
  ["/session", { headers: { cookie: "authjs.session-token.0=a; authjs.session-token.1=%" } }, { text: "null" }],
  ["/session", { method: "POST", headers: json, body: '{"data":{"sub":"x"}}' }, missing],
  ["/session", { method: "PUT" }, { status: 405 }],
  ["/session", { method: "DELETE" }, { status: 405 }],
  ["/session", { method: "PATCH" }, { status: 405 }],
  ["/session", { method: "HEAD" }, { status: 404 }],
  ["", {}, missing],
  ["/csrf", {}, missing],
  ["/providers", {}, missing],
  ["/_log", {}, missing],
  ["/_log", { method: "POST", headers: json, body: '{"level":"error","message":"x"}' }, missing],
  ["/webauthn-options/ticket", {}, missing],
  ["/nonsense", {}, missing],
  ["/nonsense", { method: "POST", headers: form, body: "a=b" }, missing],

  ["/signin", {}, toLogin()],
  ["/signin", { headers: { "accept-language": "en" } }, toLogin("", "en")],
  ["/signin", { headers: { host: "elsewhere.example" } }, { status: 421, location: null }],
  ["/signin", { headers: { "x-forwarded-host": "elsewhere.example", "x-forwarded-proto": "https" } }, toLogin()],
  ["/signin?callbackUrl=/de/rezepte", {}, toLogin("?next=%2Fde%2Frezepte")],
  [`/signin?callbackUrl=${encodeURIComponent(`${origin}/de/rezepte`)}`, {}, toLogin("?next=%2Fde%2Frezepte")],
  ["/signin?callbackUrl=https://elsewhere.example", {}, toLogin()],
  ["/signin?callbackUrl=//elsewhere.example", {}, toLogin()],
  ["/signin?callbackUrl=/%5Celsewhere.example", {}, toLogin()],
  ["/signin?callbackUrl=/%09/elsewhere.example", {}, toLogin()],
  [`/signin?callbackUrl=${origin}.elsewhere.example`, {}, toLogin()],
  [`/signin?callbackUrl=${origin}@elsewhere.example`, {}, toLogin()],
  ["/signin?callbackUrl=javascript:alert(1)", {}, toLogin()],
  ["/signin?callbackUrl=:::", {}, toLogin()],
  ["/signin?callbackUrl=http://[", {}, toLogin()],
  ["/signin?callbackUrl=%00", {}, toLogin()],
  ["/signin?callbackUrl=%E0%A4%A", {}, toLogin()],
  ["/signin?callbackUrl=a&callbackUrl=b", {}, toLogin()],
  [`/signin?callbackUrl=/${"x".repeat(4000)}`, {}, toLogin()],
  ["/signin/google", {}, toLogin()],
  ["/signin/google", { method: "POST", headers: form, body: "csrfToken=x&callbackUrl=//elsewhere.example" }, missing],
  ["/signin/google", { method: "POST", headers: json, body: "{" }, missing],
  ["/signout", {}, toLogin()],
  ["/signout", { method: "POST", headers: form, body: "csrfToken=x" }, missing],
  ["/verify-request", {}, toLogin()],
  ["/error?error=Configuration", {}, failed],
  ["/error?error=%3Cscript%3E", {}, failed],
  ["/error?error=denied", {}, toLogin("?error=denied")],

  ["/callback/ticket", {}, missing],
  ["/callback/ticket", { method: "POST", headers: form, body: "ticket=x.9999999999999.y" }, missing],
  ["/callback/ticket", { method: "POST", headers: json, body: '{"ticket":{"a":1}}' }, missing],
  ["/callback/credentials", { method: "POST", headers: form, body: "a=b" }, missing],
  ["/callback/nobody", {}, missing],
  ["/callback/__proto__", {}, missing],
  ["/callback", {}, missing],
  ["/callback/google/more", {}, missing],
  ["/callback/google", { method: "POST", headers: form, body: "code=x&state=y" }, missing],
  ["/callback/google", {}, failed],
  ["/callback/google?code=x&state=y", {}, failed],
  ["/callback/google?code=x&code=y&state=%00", {}, failed],
  ["/callback/google?code=x&callbackUrl=:::", {}, failed],
  ["/callback/google?error=access_denied&state=y", {}, toLogin("?error=denied")],
  ["/callback/google?error=%0d%0aset-cookie:x", {}, toLogin("?error=denied")],
  ["/callback/google?code=x", { headers: { cookie: "authjs.state=junk; authjs.pkce.code_verifier=%" } }, failed],
  [
    "/callback/google?code=x",
    { headers: { cookie: "authjs.callback-url=http%3A%2F%2Flocalhost%3A1%2Fde" } },
    { ...failed, cookies: [expect.stringContaining("Max-Age=0")] as unknown as string[] },
  ],
  [
    "/callback/google?code=x",
    { headers: { cookie: `authjs.callback-url=${encodeURIComponent(`${origin}/en/recipes`)}` } },
    {
      ...toLogin("?error=failed&next=%2Fen%2Frecipes", "en"),
      cookies: [expect.stringMatching(/^authjs\.callback-url=;.*Max-Age=0/)] as unknown as string[],
    },
  ],
  ["/callback/facebook?code=x&state=y", {}, failed],
  ["/callback/apple", {}, missing],
  ["/callback/apple", { method: "POST" }, { status: 415 }],
  ["/callback/apple", { method: "POST", headers: json, body: "{" }, { status: 415 }],
  [
    "/callback/apple",
    { method: "POST", headers: { "content-type": "multipart/form-data" }, body: "x" },
    { status: 415 },
  ],
  ["/callback/apple", { method: "POST", headers: form, body: "code=x&state=y&user=%7B" }, failed],
  ["/callback/apple", { method: "POST", headers: form, body: "%E0%A4%A=%&&&=" }, failed],
  [
    "/callback/apple",
    { method: "POST", headers: form, body: "error=user_cancelled_authorize" },
    toLogin("?error=denied"),
  ],
  [
    "/callback/apple",
    { method: "POST", headers: { ...form, origin: "https://elsewhere.example" }, body: "code=x&state=y" },
    failed,
  ],
  ["/callback/apple", { method: "POST", headers: form, body: `code=${"x".repeat(100_000)}` }, { status: 413 }],
];

for (const [path, question, expected] of cases) {
  const { method = "GET", headers = {}, body = "" } = question;
  // The main process and the workers compare names, and each has its own site.
  const words = [method, path, ...Object.entries(headers).flat(), body].join(" ");
  const name = words.replaceAll(String(port), "PORT").slice(0, 120);
  test(name, async () => {
    const answer = await sendRequest(`/api/auth${path}`, question);
    expect(answer).toMatchObject(expected);
    expect(answer.status).toBeLessThan(500);
    if (answer.location) expect(new URL(answer.location).origin).toBe(origin);
    if (answer.status !== 405) expect(answer.caching).toContain("no-store");
    expect(answer.cookies.filter((cookie) => /session-token=[^;]/.test(cookie))).toEqual([]);
    expect(answer.text).not.toMatch(/node_modules|at .+:\d+:\d+|AuthError|select /);
  });
}

test("removes an invalid callback cookie and keeps the session", async ({ page, context }) => {
  const account = await createAccount();
  const [name = "", value = ""] = invalidCallback.split("=");
  await context.addCookies([{ name, value, url: origin }]);
  await signInByForm(page, account);
  const response = await page.request.get("/api/auth/session");
  expect(await response.json()).toEqual({ user: { name: account.name } });
  expect((await context.cookies()).map((cookie) => cookie.name)).not.toContain(name);
  expect((await page.request.get("/api/users/me/")).status()).toBe(200);
});
