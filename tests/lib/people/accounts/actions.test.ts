import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  confirmEmailAction,
  endSessionAction,
  endSessionsAction,
  signInAction,
  signUpAction,
} from "#lib/people/accounts/actions.ts";
import { requestEmailChange } from "#lib/people/accounts/email-change/mutations.ts";
import {
  changePasswordAction,
  requestResetAction,
  resetPasswordAction,
} from "#lib/people/accounts/passwords/actions.ts";
import { addDevice, findDevice } from "#lib/platform/auth/devices/device-cookie.ts";
import { isMailTokenValid } from "#lib/platform/auth/mail-tokens.ts";
import { verifyPassword } from "#lib/platform/auth/password-hash.ts";
import { createWebSession, findUserBySessionId } from "#lib/platform/auth/sessions.ts";
import { db } from "#lib/platform/db/client.ts";
import { signUps } from "#lib/platform/db/tables/accounts.ts";
import { OverloadedError } from "#lib/platform/http/concurrency-limit.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";
import { createMember, mailedToken, mailsTo, newClientId, newEmail, password } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";

const mockState = vi.hoisted(() => ({
  client: "",
  device: "",
  session: "",
  signedIn: [] as string[],
  signedOut: 0,
  hasScript: true,
  flash: "",
}));

vi.mock("#lib/platform/auth/password-hash.ts", { spy: true });
vi.mock("next/headers", () => ({
  headers: async () =>
    new Headers({
      "x-forwarded-for": mockState.client,
      cookie: `device=${mockState.device}`,
      ...(mockState.hasScript && { "next-action": "1" }),
    }),
  cookies: async () => ({
    set: (name: string, value: string) => {
      mockState[name === "device" ? "device" : "flash"] = value;
    },
  }),
}));
vi.mock("next/navigation", () => ({
  redirect: (href: string) => {
    throw new Error(`to ${href}`);
  },
}));
// The tests replace the session cookie, which has its own test.
vi.mock("#lib/platform/auth/session-user.ts", () => ({
  signInUser: async ({ userId }: { userId: string }) => void mockState.signedIn.push(userId),
  signOutCurrentSession: async () => {
    mockState.signedOut += 1;
  },
  getSessionUser: async () => (mockState.session ? findUserBySessionId(mockState.session) : null),
}));

// Hashing is slow on purpose.
vi.setConfig({ testTimeout: 30_000 });
setUpDatabase();
beforeEach(() => {
  Object.assign(mockState, {
    client: newClientId(),
    device: "",
    session: "",
    signedIn: [],
    signedOut: 0,
    hasScript: true,
    flash: "",
  });
});
afterEach(() => {
  vi.mocked(verifyPassword).mockReset();
  vi.useRealTimers();
});

type Action<State> = (before: State, form: FormData) => Promise<State>;

function send<State>(action: Action<State | { status: "open" }>, fields: Record<string, string>): Promise<unknown> {
  return action({ status: "open" }, toForm(fields));
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

describe("the sign-up form", () => {
  test("returns all errors and all fields but the password", async () => {
    const wrong = { ...signUpForm(), name: "\u202ex", email: "anna@", password: "short", terms: "", newsletter: "on" };
    expect(await send(signUpAction, wrong)).toEqual({
      status: "invalid",
      errors: { name: "badName", email: "badEmail", password: "tooShort", terms: "termsNeeded" },
      values: { name: "\u202ex", email: "anna@", password: "", terms: "", newsletter: "on" },
    });
  });

  test('returns "sent" for every address', async () => {
    const { email } = await createMember();
    expect(await send(signUpAction, signUpForm())).toEqual({ status: "sent" });
    expect(await send(signUpAction, { ...signUpForm(), email })).toEqual({ status: "sent" });
    expect(mockState.signedIn).toEqual([]);
  });

  test("rejects a taken name and a common password", async () => {
    const { name } = await createMember();
    const form = { ...signUpForm(), name: name.toUpperCase() };
    const { email } = form;
    expect(await send(signUpAction, form)).toMatchObject({ status: "invalid", errors: { name: "nameTaken" } });
    for (const [refused, error] of [
      ["admin", "reservedName"],
      ["\u0410nna", "mixedScripts"],
    ]) {
      expect(await send(signUpAction, { ...form, name: refused ?? "" })).toMatchObject({ errors: { name: error } });
    }
    const common = { ...form, password: "sunshine1" };
    expect(await send(signUpAction, common)).toMatchObject({ errors: { password: "common" }, values: { email } });
    expect(await send(signUpAction, { ...form, password: `${email}!` })).toMatchObject({
      errors: { password: "personal" },
    });
    expect(await send(signUpAction, { ...form, password: "x".repeat(129) })).toMatchObject({
      errors: { password: "tooLong" },
    });
  });

  test("normalizes the address", async () => {
    const email = newEmail();
    await send(signUpAction, { ...signUpForm(), email: ` ${email.toUpperCase()} ` });
    expect(await db.$count(signUps, eq(signUps.email, email))).toBe(1);
  });

  test('returns "sent" to a bot and stores nothing', async () => {
    const form = { ...signUpForm(), website: "https://spam.example" };
    expect(await send(signUpAction, form)).toEqual({ status: "sent" });
    expect(await mailsTo(form.email)).toEqual([]);
  });

  test("rejects unknown fields", async () => {
    for (const extra of ["newType", "emailConfirmedAt", "isPremium", "slug"]) {
      expect(await send(signUpAction, { ...signUpForm(), [extra]: "on" })).toMatchObject({ status: "failed" });
    }
  });

  test("limits a client to five sign-ups and keeps the fields", async () => {
    vi.useFakeTimers({ toFake: ["Date", "performance"], now: Date.now() });
    for (let n = 0; n < 5; n += 1) await send(signUpAction, signUpForm());
    const { name, email, ...rest } = signUpForm();
    expect(await send(signUpAction, { name, email, ...rest })).toEqual({
      status: "limited",
      retrySeconds: 1800,
      errors: {},
      values: { name, email, password: "", terms: "on", newsletter: "" },
    });
  });
});

describe("the sign-in form", () => {
  const form = (email: string, changes = {}) => ({ email, password, locale: "en", next: "", ...changes });

  test("redirects to the requested page of this site only", async () => {
    const { id, email } = await createMember();
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
    expect(new Set(mockState.signedIn)).toEqual(new Set([id]));
    expect(mockState.flash).toBe("signedIn");
  });

  test("redirects to a page that can say it without script", async () => {
    const { email } = await createMember();
    mockState.hasScript = false;
    await expect(send(signInAction, form(email))).rejects.toThrow(/^to \/en\/profile\/recipes$/);
    await expect(send(signInAction, form(email, { next: "/de/suche" }))).rejects.toThrow(/^to \/de\/suche$/);
  });

  test("says on a personal page that the account is restored, also from a dialog", async () => {
    for (const [changes, target] of [
      [{ stays: "on", next: "/de/rezepte" }, "/en/profile/recipes"],
      [{ next: "/de/profile/likes" }, "/de/profile/likes"],
    ] as const) {
      const { email } = await createMember({ deletionRequestedAt: new Date() });
      await expect(send(signInAction, form(email, changes))).rejects.toThrow(new Error(`to ${target}`));
      expect(mockState.flash).toBe("accountRestored");
    }
  });

  test("returns the same for a wrong password and an unknown address", async () => {
    const { email } = await createMember();
    const unknownEmail = newEmail();
    const answer = (typed: string) => ({
      status: "invalid",
      errors: { password: "wrong" },
      values: { email: typed, password: "" },
    });
    expect(await send(signInAction, form(email, { password: "Birnenmus 1" }))).toEqual(answer(email));
    expect(await send(signInAction, form(unknownEmail))).toEqual(answer(unknownEmail));
    expect(mockState.signedIn).toEqual([]);
  });

  test('returns "unconfirmed" for an unconfirmed address', async () => {
    const { email, ...rest } = signUpForm();
    await send(signUpAction, { email, ...rest });
    expect(await send(signInAction, form(email))).toMatchObject({
      status: "invalid",
      errors: { email: "unconfirmed" },
    });
    expect(mockState.signedIn).toEqual([]);
  });

  test("tells how long to wait after ten wrong passwords", async () => {
    const { id, email } = await createMember();
    for (let n = 0; n < 10; n += 1) await send(signInAction, form(email, { password: "Birnenmus 1" }));
    const refused = await send(signInAction, form(email));
    const values = { email, password: "" };
    expect(refused).toEqual({ status: "limited", retrySeconds: expect.any(Number), errors: {}, values });
    // A minute, less what the test has taken since the tenth.
    const { retrySeconds } = refused as { retrySeconds: number };
    expect(retrySeconds).toBeGreaterThan(0);
    expect(retrySeconds).toBeLessThanOrEqual(60);
    mockState.device = addDevice("", { id, sessionEpoch: 0 });
    await expect(send(signInAction, form(email))).rejects.toThrow(/^to \/en$/);
  });

  test('returns "failed" and the address when hashing is overloaded', async () => {
    const { email } = await createMember();
    vi.mocked(verifyPassword).mockRejectedValueOnce(new OverloadedError("too many"));
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(await send(signInAction, form(email))).toEqual({
      status: "failed",
      errors: {},
      values: { email, password: "" },
    });
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });
});

test("confirms with the token of the mail and signs in once", async () => {
  const { email, ...rest } = signUpForm();
  await send(signUpAction, { email, ...rest });
  const form = { token: await mailedToken(email), locale: "de" };
  await expect(send(confirmEmailAction, form)).rejects.toThrow("to /de/profile/recipes");
  expect(mockState.flash).toBe("emailConfirmed");
  expect(mockState.signedIn).toHaveLength(1);
  expect(await send(confirmEmailAction, form)).toMatchObject({ status: "invalid", errors: { token: "dead" } });
  for (const token of ["", "x".repeat(43), "\0", "ü".repeat(43)]) {
    expect(await send(confirmEmailAction, { token, locale: "de" })).toMatchObject({ errors: { token: "dead" } });
  }
  expect(mockState.signedIn).toHaveLength(1);
});

test("requests a reset without a session and resets with the token of the mail", async () => {
  const { id, email } = await createMember();
  const ask = (address: string) => send(requestResetAction, { email: address, locale: "de", website: "" });
  expect([await ask(email), await ask(newEmail())]).toEqual([{ status: "sent" }, { status: "sent" }]);
  expect(await ask("anna@")).toMatchObject({ status: "invalid", errors: { email: "badEmail" } });
  const form = { token: await mailedToken(email), password: "short", locale: "de" };
  expect(await send(resetPasswordAction, form)).toEqual({
    status: "invalid",
    errors: { password: "tooShort" },
    values: { token: form.token, password: "" },
  });
  await expect(send(resetPasswordAction, { ...form, password: "Birnenmus 1896" })).rejects.toThrow("to /de/profile");
  expect(mockState.flash).toBe("passwordSet");
  expect(mockState.signedIn).toEqual([id]);
  expect(await send(resetPasswordAction, { ...form, password: "Birnenmus 1896" })).toMatchObject({
    errors: { token: "dead" },
  });
});

describe("a signed-in user", () => {
  test("changes the password, a signed-out reader does not", async () => {
    const { id } = await createMember();
    const form = { current: "Birnenmus 1", password: "Apfelkompott 1894", locale: "de" };
    await expect(send(changePasswordAction, form)).rejects.toThrow("to /de/login");
    mockState.session = await createWebSession(id, "Firefox");
    expect(await send(changePasswordAction, form)).toEqual({
      status: "invalid",
      errors: { current: "wrong" },
      values: { current: "", password: "" },
    });
    expect(await send(changePasswordAction, { ...form, current: password })).toEqual({ status: "sent" });
  });

  test("ends one, the other and all own sessions", async () => {
    const [me, you] = [await createMember(), await createMember()];
    const open = (id: string) => createWebSession(id, "Firefox");
    const [here, there, everywhere, theirs] = await Promise.all([me.id, me.id, me.id, you.id].map(open));
    const alive = async () =>
      Promise.all([here, there, everywhere, theirs].map(async (id) => (await findUserBySessionId(id ?? "")) !== null));
    await expect(send(endSessionAction, { session: there ?? "", locale: "de" })).rejects.toThrow("to /de/login");
    mockState.session = here ?? "";
    await send(endSessionAction, { session: theirs ?? "", locale: "de" });
    await send(endSessionAction, { session: "1 or 1=1", locale: "de" });
    expect(await alive()).toEqual([true, true, true, true]);
    const wanted = newEmail();
    await requestEmailChange(me.id, wanted, "de", there);
    expect(await send(endSessionAction, { session: there ?? "", locale: "de" })).toEqual({ status: "sent" });
    expect(await isMailTokenValid("email", await mailedToken(wanted))).toBe(false);
    expect(await alive()).toEqual([true, false, true, true]);
    expect(await send(endSessionsAction, { which: "others", locale: "de" })).toEqual({ status: "sent" });
    // The devices of the ended sessions are not known any more, this one is.
    expect(findDevice(mockState.device, { id: me.id, sessionEpoch: 1 })).not.toBeNull();
    expect(await alive()).toEqual([true, false, false, true]);
    await expect(send(endSessionAction, { session: here ?? "", locale: "de" })).rejects.toThrow(/^to \/de$/);
    await expect(send(endSessionsAction, { which: "all", locale: "en" })).rejects.toThrow(/^to \/en$/);
    expect(mockState.signedOut).toBe(2);
    expect(mockState.flash).toBe("signedOutEverywhere");
  });
});
