import { argon2 } from "node:crypto";
import { expect, test, vi } from "vitest";
import { hashPassword, verifyPassword } from "#lib/platform/auth/password-hash.ts";
import { OverloadedError } from "#lib/platform/http/concurrency-limit.ts";

vi.mock("node:crypto", async (load) => {
  const crypto = await load<typeof import("node:crypto")>();
  return { ...crypto, argon2: vi.fn(crypto.argon2) };
});

// Hashing is slow on purpose.
vi.setConfig({ testTimeout: 30_000 });

test("matches a password with its own hash only", async () => {
  const [one, two] = [await hashPassword("Quittengelee 1893"), await hashPassword("Quittengelee 1893")];
  expect(one).not.toBe(two);
  expect(await verifyPassword("Quittengelee 1893", one)).toBe(true);
  expect(await verifyPassword("Quittengelee 1893", two)).toBe(true);
  expect(await verifyPassword("quittengelee 1893", one)).toBe(false);
  expect(await verifyPassword("", one)).toBe(false);
});

test("uses Argon2id with the recommended cost", async () => {
  expect(await hashPassword("Quittengelee 1893")).toMatch(
    /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/,
  );
});

test("treats composed and decomposed letters alike", async () => {
  const hash = await hashPassword("Kürbissuppe".normalize("NFD"));
  expect(await verifyPassword("Kürbissuppe".normalize("NFC"), hash)).toBe(true);
});

test("rejects a missing hash after the same work", async () => {
  const hash = await hashPassword("another");
  vi.mocked(argon2).mockClear();
  expect(await verifyPassword("Quittengelee 1893", hash)).toBe(false);
  expect(await verifyPassword("Quittengelee 1893", null)).toBe(false);
  const [wrong, none] = vi
    .mocked(argon2)
    .mock.calls.map(([algorithm, { nonce, ...cost }]) => ({ algorithm, ...cost, salt: (nonce as Buffer).length }));
  expect(wrong).toBeDefined();
  expect(none).toEqual(wrong);
});

test("queues 40 requests and rejects more at once", async () => {
  const asked = await Promise.allSettled(Array.from({ length: 50 }, () => verifyPassword("guess", null)));
  const rejected = asked.flatMap((answer) => (answer.status === "rejected" ? [answer.reason] : []));
  expect(rejected).toHaveLength(8);
  for (const error of rejected) expect(error).toBeInstanceOf(OverloadedError);
});
