import { expect, test } from "#tests/e2e/support/journey.ts";
import { type Account, createAccount, signIn } from "../support/account.ts";
import { newClientHeaders } from "../support/client-headers.ts";
import { readFields } from "../support/send-form.ts";
import { sendRequest } from "../support/send-request.ts";
import { origin } from "../support/site.ts";
import { getSessionUserName } from "./oauth-steps.ts";

const client = newClientHeaders();
test.use({ extraHTTPHeaders: client });

const sessionCookie = "authjs.session-token";

/** Status of a request with a stolen cookie. */
const statusWith = async (session: string) =>
  (await sendRequest("/api/users/me/", { headers: { cookie: `${sessionCookie}=${session}` } })).status;

/**
 * Signs in with a page that was open before the browser had this session, and returns the new
 * session.
 */
async function signInDespite(session: string, { email, password }: Account): Promise<string> {
  const body = new FormData();
  const fields = readFields((await sendRequest("/de/login")).text, 'main form:has(input[name="password"])');
  for (const [name, value] of Object.entries({ ...fields, email, password })) body.set(name, value);
  const headers = { ...newClientHeaders(), origin, cookie: `${sessionCookie}=${session}` };
  const answer = await sendRequest("/de/login", { method: "POST", body, headers });
  expect(answer.status).toBe(303);
  const [cookie] = answer.headers.getSetCookie().filter((one) => one.startsWith(`${sessionCookie}=`));
  return cookie?.slice(sessionCookie.length + 1).split(";")[0] ?? "";
}

test("keeps the session in an HttpOnly cookie beside a plain flag", async ({ request }) => {
  await signIn({ request }, await createAccount());
  const { cookies } = await request.storageState();
  const session = cookies.find(({ name }) => name === sessionCookie);
  expect(session).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
  const readable = cookies.filter(({ name, httpOnly }) => !httpOnly && name !== "flash");
  expect(readable.map(({ name, value }) => `${name}=${value}`)).toEqual(["signed-in=1"]);
});

test("lets a device in that has signed in before while others guess in its network", async ({ request }) => {
  const account = await createAccount();
  await signIn({ request }, account);
  const { cookies } = await request.storageState();
  const device = cookies.find(({ name }) => name === "device");
  expect(device).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
  const signInWith = async (password: string, cookie = "") => {
    const headers = { ...client, "content-type": "application/json", cookie };
    const body = JSON.stringify({ email: account.email, password });
    return (await sendRequest("/api/authenticate/credentials/", { method: "POST", headers, body })).status;
  };
  for (let n = 0; n < 10; n += 1) expect(await signInWith(`a guess ${n}`)).toBe(401);
  expect(await signInWith(account.password)).toBe(429);
  expect(await signInWith(account.password, `device=${device?.value}`)).toBe(200);
});

test("replaces and ends the former session on sign-in", async () => {
  const [anna, berta] = [await createAccount(), await createAccount()];
  const first = await signInDespite("planted", anna);
  expect(first).not.toBe("planted");
  expect(await statusWith(first)).toBe(200);
  const second = await signInDespite(first, berta);
  expect([await statusWith(first), await statusWith(second)]).toEqual([401, 200]);
});

test("accepts a token of the API until it is revoked", async ({ request }) => {
  const { email, password, name } = await createAccount();
  const opened = await request.post("/api/authenticate/credentials/", { data: { email, password } });
  const headers = { "x-user-token": (await opened.json()).data.user_token };
  expect(opened.headersArray().filter((header) => header.name.toLowerCase() === "set-cookie")).toEqual([]);
  expect((await (await request.get("/api/users/me/", { headers })).json()).data.name).toBe(name);
  expect(await getSessionUserName({ request })).toBeNull();
  expect((await request.delete("/api/authenticate/", { headers })).status()).toBe(204);
  expect((await request.get("/api/users/me/", { headers })).status()).toBe(401);
});

test("sets no cookie on public pages", async ({ request }) => {
  for (const path of ["/de", "/en/recipes", "/de/login"]) {
    const answer = await request.get(path);
    expect(answer.headersArray().filter(({ name }) => name.toLowerCase() === "set-cookie")).toEqual([]);
  }
});
