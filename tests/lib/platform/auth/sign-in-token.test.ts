import { expect, test } from "vitest";
import { createSignInToken, verifySignInToken } from "#lib/platform/auth/sign-in-token.ts";

const user = "0b0e3c4e-6d5e-4f6c-9a3f-2b1c5d6e7f80";

test("is valid for 30 seconds", () => {
  const now = Date.now();
  expect(verifySignInToken(createSignInToken({ userId: user }, now), now + 29_000)).toEqual({ userId: user });
  expect(verifySignInToken(createSignInToken({ userId: user }, now), now + 30_000)).toBeNull();
});

test("names the epoch of the sessions in which the user was proven", () => {
  const proven = { userId: user, sessionEpoch: 3 };
  expect(verifySignInToken(createSignInToken(proven))).toEqual(proven);
});

test("rejects forged tokens", () => {
  const [claim = "", until = "", signature = ""] = createSignInToken({ userId: user }).split(".");
  const forged = [
    `${user.replace("0b", "0c")}.${until}.${signature}`,
    `${claim}.${Number(until) + 60_000}.${signature}`,
    `${claim}.${until}.`,
    `${claim}.${until}`,
    "",
    "..",
  ];
  for (const token of forged) expect(verifySignInToken(token), token).toBeNull();
  for (const token of [undefined, null, 7, {}, [createSignInToken({ userId: user })]])
    expect(verifySignInToken(token)).toBeNull();
});
