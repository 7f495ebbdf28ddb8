import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  changePasswordAction,
  confirmEmailAction,
  endSessionAction,
  endSessionsAction,
  requestResetAction,
  resetPasswordAction,
  signInAction,
  signUpAction,
} from "#lib/accounts/actions.ts";
import { verifyPassword } from "#lib/auth/password.ts";
import { findBySessionId, openWebSession } from "#lib/auth/sessions.ts";
import { db } from "#lib/db/client.ts";
import { signUps } from "#lib/db/tables/accounts.ts";
import { OverloadedError } from "#lib/limiter.ts";
import { lettersTo, newClient, newEmail, newMember, password, tokenTo } from "#tests/support/accounts.ts";
import { ownDatabase } from "#tests/support/database.ts";

const seen = vi.hoisted(() => ({ client: "", session: "", signedIn: [] as string[], signedOut: 0 }));

vi.mock("#lib/auth/password.ts", { spy: true });
vi.mock("next/headers", () => ({ headers: async () => new Headers({ "x-forwarded-for": seen.client }) }));
vi.mock("next/navigation", () => ({
  redirect: (href: string) => {
    throw new Error(`to ${href}`);
  },
}));
// The cookie is next-auth's, which is another test's matter.
vi.mock("#lib/auth/viewer.ts", () => ({
  signInAs: async (id: string) => void seen.signedIn.push(id),
  signOutHere: async () => {
    seen.signedOut += 1;
  },
  getViewer: async () => (seen.session ? findBySessionId(seen.session) : null),
}));

// Hashing takes its time on purpose, and more on a machine that has other things to do.
vi.setConfig({ testTimeout: 30_000 });
ownDatabase();
beforeEach(() => {
  Object.assign(seen, { client: newClient(), session: "", signedIn: [], signedOut: 0 });
});
afterEach(() => {
  vi.mocked(verifyPassword).mockReset();
});

type Action<State> = (before: State, form: FormData) => Promise<State>;

function send<State>(action: Action<State | { status: "open" }>, fields: Record<string, string>): Promise<unknown> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return action({ status: "open" }, form);
}

const signUpForm = () => ({
  name: `Wanda ${newEmail()}`.slice(0, 30),
  email: newEmail(),
  password,
  terms: "on",
  locale: "de",
  next: "",
  website: "",
});

describe("the form for a new account", () => {
  test("names everything that is wrong at once, and gives back all but the password", async () => {
    const wrong = { ...signUpForm(), name: "\u202ex", email: "anna@", password: "short", terms: "", newsletter: "on" };
    expect(await send(signUpAction, wrong)).toEqual({
      status: "invalid",
      errors: { name: "badName", email: "badEmail", password: "tooShort", terms: "termsNeeded" },
      values: { name: "\u202ex", email: "anna@", password: "", terms: "", newsletter: "on" },
    });
  });

  test("says that it is sent, to whomever", async () => {
    const { email } = await newMember();
    expect(await send(signUpAction, signUpForm())).toEqual({ status: "sent" });
    expect(await send(signUpAction, { ...signUpForm(), email })).toEqual({ status: "sent" });
    expect(seen.signedIn).toEqual([]);
  });

  test("says which name or password will not do", async () => {
    const { name } = await newMember();
    const form = { ...signUpForm(), name: name.toUpperCase() };
    const { email } = form;
    expect(await send(signUpAction, form)).toMatchObject({ status: "invalid", errors: { name: "nameTaken" } });
    const common = { ...form, password: "sunshine1" };
    expect(await send(signUpAction, common)).toMatchObject({ errors: { password: "common" }, values: { email } });
    expect(await send(signUpAction, { ...form, password: "x".repeat(129) })).toMatchObject({
      errors: { password: "tooLong" },
    });
  });

  test("takes an address as it is meant", async () => {
    const email = newEmail();
    await send(signUpAction, { ...signUpForm(), email: ` ${email.toUpperCase()} ` });
    expect(await db.$count(signUps, eq(signUps.email, email))).toBe(1);
  });

  test("a machine that fills in everything is told the same and leaves nothing", async () => {
    const form = { ...signUpForm(), website: "https://spam.example" };
    expect(await send(signUpAction, form)).toEqual({ status: "sent" });
    expect(await lettersTo(form.email)).toEqual([]);
  });

  test("takes nothing that nobody asked for", async () => {
    for (const extra of ["newType", "emailConfirmedAt", "isPremium", "slug"]) {
      expect(await send(signUpAction, { ...signUpForm(), [extra]: "on" })).toMatchObject({ status: "failed" });
    }
  });

  test("the sixth of a household is asked to wait, and keeps what was typed", async () => {
    for (let n = 0; n < 5; n += 1) await send(signUpAction, signUpForm());
    const { name, email, ...rest } = signUpForm();
    expect(await send(signUpAction, { name, email, ...rest })).toEqual({
      status: "limited",
      errors: {},
      values: { name, email, password: "", terms: "on", newsletter: "" },
    });
  });
});

describe("the form for signing in", () => {
  const form = (email: string, changes = {}) => ({ email, password, locale: "en", next: "", ...changes });

  test("leads on to where the reader wanted, and nowhere else", async () => {
    const { id, email } = await newMember();
    await expect(send(signInAction, form(email))).rejects.toThrow(/^to \/en$/);
    const targets = {
      "/de/profile/likes?page=2": "/de/profile/likes?page=2",
      "/de/suche?q=kürbis": "/de/suche?q=k%C3%BCrbis",
      "//evil.example": "/en",
      "/\\evil.example": "/en",
      "/\t/evil.example": "/en",
      "/..//evil.example": "/en",
      "https://evil.example/": "/en",
      "javascript:alert(1)": "/en",
    };
    for (const [next, target] of Object.entries(targets)) {
      await expect(send(signInAction, form(email, { next })), next).rejects.toThrow(new Error(`to ${target}`));
    }
    expect(new Set(seen.signedIn)).toEqual(new Set([id]));
  });

  test("says the same of a wrong password and of nobody", async () => {
    const { email } = await newMember();
    const nobody = newEmail();
    const answer = (typed: string) => ({
      status: "invalid",
      errors: { password: "wrong" },
      values: { email: typed, password: "" },
    });
    expect(await send(signInAction, form(email, { password: "Birnenmus 1" }))).toEqual(answer(email));
    expect(await send(signInAction, form(nobody))).toEqual(answer(nobody));
    expect(seen.signedIn).toEqual([]);
  });

  test("says that another mail is on its way where the address is not confirmed", async () => {
    const { email, ...rest } = signUpForm();
    await send(signUpAction, { email, ...rest });
    expect(await send(signInAction, form(email))).toMatchObject({
      status: "invalid",
      errors: { email: "unconfirmed" },
    });
    expect(seen.signedIn).toEqual([]);
  });

  test("with too many at once it asks to try again and keeps the address", async () => {
    const { email } = await newMember();
    vi.mocked(verifyPassword).mockRejectedValueOnce(new OverloadedError("too many"));
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(await send(signInAction, form(email))).toEqual({
      status: "failed",
      errors: {},
      values: { email, password: "" },
    });
    expect(log.mock.calls.join()).not.toContain(email);
    log.mockRestore();
  });
});

test("the link of the mail confirms and signs in, once", async () => {
  const { email, ...rest } = signUpForm();
  await send(signUpAction, { email, ...rest });
  const form = { token: await tokenTo(email), locale: "de" };
  await expect(send(confirmEmailAction, form)).rejects.toThrow("to /de/profile/recipes");
  expect(seen.signedIn).toHaveLength(1);
  expect(await send(confirmEmailAction, form)).toMatchObject({ status: "invalid", errors: { token: "dead" } });
  for (const token of ["", "x".repeat(43), "\0", "ü".repeat(43)]) {
    expect(await send(confirmEmailAction, { token, locale: "de" })).toMatchObject({ errors: { token: "dead" } });
  }
  expect(seen.signedIn).toHaveLength(1);
});

test("a reset is asked for by anybody and done by whoever has the mail", async () => {
  const { id, email } = await newMember();
  const ask = (address: string) => send(requestResetAction, { email: address, locale: "de", website: "" });
  expect([await ask(email), await ask(newEmail())]).toEqual([{ status: "sent" }, { status: "sent" }]);
  expect(await ask("anna@")).toMatchObject({ status: "invalid", errors: { email: "badEmail" } });
  const form = { token: await tokenTo(email), password: "short", locale: "de" };
  expect(await send(resetPasswordAction, form)).toEqual({
    status: "invalid",
    errors: { password: "tooShort" },
    values: { token: form.token, password: "" },
  });
  await expect(send(resetPasswordAction, { ...form, password: "Birnenmus 1896" })).rejects.toThrow("to /de/profile");
  expect(seen.signedIn).toEqual([id]);
  expect(await send(resetPasswordAction, { ...form, password: "Birnenmus 1896" })).toMatchObject({
    errors: { token: "dead" },
  });
});

describe("somebody who is signed in", () => {
  test("changes their password; nobody else does", async () => {
    const { id } = await newMember();
    const form = { current: "Birnenmus 1", password: "Apfelkompott 1894" };
    expect(await send(changePasswordAction, form)).toMatchObject({ status: "failed" });
    seen.session = await openWebSession(id, "Firefox");
    expect(await send(changePasswordAction, form)).toEqual({
      status: "invalid",
      errors: { current: "wrong" },
      values: { current: "", password: "" },
    });
    expect(await send(changePasswordAction, { ...form, current: password })).toEqual({ status: "sent" });
  });

  test("ends sessions of their own: one, the others, all", async () => {
    const [me, you] = [await newMember(), await newMember()];
    const open = (id: string) => openWebSession(id, "Firefox");
    const [here, there, everywhere, theirs] = await Promise.all([me.id, me.id, me.id, you.id].map(open));
    const alive = async () =>
      Promise.all([here, there, everywhere, theirs].map(async (id) => (await findBySessionId(id ?? "")) !== null));
    expect(await send(endSessionAction, { session: there ?? "", locale: "de" })).toMatchObject({ status: "failed" });
    seen.session = here ?? "";
    await send(endSessionAction, { session: theirs ?? "", locale: "de" });
    await send(endSessionAction, { session: "1 or 1=1", locale: "de" });
    expect(await alive()).toEqual([true, true, true, true]);
    expect(await send(endSessionAction, { session: there ?? "", locale: "de" })).toEqual({ status: "sent" });
    expect(await alive()).toEqual([true, false, true, true]);
    expect(await send(endSessionsAction, { which: "others", locale: "de" })).toEqual({ status: "sent" });
    expect(await alive()).toEqual([true, false, false, true]);
    await expect(send(endSessionAction, { session: here ?? "", locale: "de" })).rejects.toThrow(/^to \/de$/);
    await expect(send(endSessionsAction, { which: "all", locale: "en" })).rejects.toThrow(/^to \/en$/);
    expect(seen.signedOut).toBe(2);
  });
});
