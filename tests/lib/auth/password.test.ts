import { expect, test, vi } from "vitest";
import { hashPassword, verifyPassword } from "#lib/auth/password.ts";
import { OverloadedError } from "#lib/limiter.ts";

// Hashing takes its time on purpose, and more on a machine that has other things to do.
vi.setConfig({ testTimeout: 30_000 });

test("a password fits its own hash and no other", async () => {
  const [one, two] = [await hashPassword("Quittengelee 1893"), await hashPassword("Quittengelee 1893")];
  expect(one).not.toBe(two);
  expect(await verifyPassword("Quittengelee 1893", one)).toBe(true);
  expect(await verifyPassword("Quittengelee 1893", two)).toBe(true);
  expect(await verifyPassword("quittengelee 1893", one)).toBe(false);
  expect(await verifyPassword("", one)).toBe(false);
});

test("it is Argon2id at the recommended cost", async () => {
  expect(await hashPassword("Quittengelee 1893")).toMatch(
    /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/,
  );
});

test("a letter with its accent is the same however the keyboard writes it", async () => {
  const hash = await hashPassword("Kürbissuppe".normalize("NFD"));
  expect(await verifyPassword("Kürbissuppe".normalize("NFC"), hash)).toBe(true);
});

test("nobody has no password, and it takes as long to say so", async () => {
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

test("some forty wait their turn; whoever comes then is told so at once", async () => {
  const asked = await Promise.allSettled(Array.from({ length: 50 }, () => verifyPassword("guess", null)));
  const refused = asked.flatMap((answer) => (answer.status === "rejected" ? [answer.reason] : []));
  expect(refused).toHaveLength(8);
  for (const error of refused) expect(error).toBeInstanceOf(OverloadedError);
});
