import { expect, test } from "vitest";
import { createSignInToken, verifySignInToken } from "#lib/platform/auth/sign-in-token.ts";

const user = "0b0e3c4e-6d5e-4f6c-9a3f-2b1c5d6e7f80";

test("is valid for 30 seconds", () => {
  const now = Date.now();
  expect(verifySignInToken(createSignInToken(user, now), now + 29_000)).toBe(user);
  expect(verifySignInToken(createSignInToken(user, now), now + 30_000)).toBeNull();
});

test("rejects forged tokens", () => {
  const [claim = "", until = "", signature = ""] = createSignInToken(user).split(".");
  const forged = [
    `${user.replace("0b", "0c")}.${until}.${signature}`,
    `${claim}.${Number(until) + 60_000}.${signature}`,
    `${claim}.${until}.`,
    `${claim}.${until}`,
    "",
    "..",
  ];
  for (const token of forged) expect(verifySignInToken(token), token).toBeNull();
  for (const token of [undefined, null, 7, {}, [createSignInToken(user)]]) expect(verifySignInToken(token)).toBeNull();
});
