import { expect, test, vi } from "vitest";
import { hashPassword, verifyPassword } from "#lib/auth/password-hash.ts";
import { OverloadedError } from "#lib/http/concurrency-limit.ts";

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

test("rejects a missing hash after the same time", async () => {
  const time = async (hash: string | null) => {
    const begun = performance.now();
    expect(await verifyPassword("Quittengelee 1893", hash)).toBe(false);
    return performance.now() - begun;
  };
  const hash = await hashPassword("another");
  const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  const [none, wrong]: number[][] = [[], []];
  for (let n = 0; n < 7; n += 1) {
    none?.push(await time(null));
    wrong?.push(await time(hash));
  }
  expect(median(none ?? [])).toBeGreaterThan(median(wrong ?? []) / 3);
});

test("queues 40 requests and rejects more at once", async () => {
  const asked = await Promise.allSettled(Array.from({ length: 50 }, () => verifyPassword("guess", null)));
  const rejected = asked.flatMap((answer) => (answer.status === "rejected" ? [answer.reason] : []));
  expect(rejected).toHaveLength(8);
  for (const error of rejected) expect(error).toBeInstanceOf(OverloadedError);
});
