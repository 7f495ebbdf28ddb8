import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { createConcurrencyLimit } from "#lib/platform/http/concurrency-limit.ts";

test("runs at most the given number of jobs at a time, in order", async () => {
  const limit = createConcurrencyLimit(2, 100);
  let running = 0;
  let most = 0;
  const started: number[] = [];
  await Promise.all(
    Array.from({ length: 20 }, (_, job) =>
      limit(async () => {
        started.push(job);
        running += 1;
        most = Math.max(most, running);
        await pause(1);
        running -= 1;
        if (job % 3 === 0) throw new Error("a failed job releases its slot");
      }).catch(() => undefined),
    ),
  );
  expect(most).toBe(2);
  expect(started).toEqual(started.toSorted((a, b) => a - b));
});

test("rejects jobs above the queue limit and recovers", async () => {
  const limit = createConcurrencyLimit(1, 1);
  let finish = () => {};
  const first = limit(() => new Promise<void>((done) => (finish = done)));
  const second = limit(async () => "second");
  await expect(limit(async () => "third")).rejects.toMatchObject({ code: "overloaded" });
  finish();
  await first;
  expect(await second).toBe("second");
  expect(await limit(async () => "later")).toBe("later");
});

test("a wait ends at its deadline, and the others keep their order", async () => {
  const deadlines: AbortController[] = [];
  const limit = createConcurrencyLimit(1, 8, () => {
    const deadline = new AbortController();
    deadlines.push(deadline);
    return deadline.signal;
  });
  let finish = () => {};
  const begun: string[] = [];
  const run = (name: string) => limit(async () => void begun.push(name));
  const first = limit(() => new Promise<void>((done) => (finish = done)));
  const [second, third] = [run("second"), run("third")];
  deadlines[0]?.abort();
  await expect(second).rejects.toMatchObject({ code: "overloaded" });
  finish();
  await Promise.all([first, third]);
  // One that has begun is not ended.
  deadlines[1]?.abort();
  await run("fourth");
  expect(begun).toEqual(["third", "fourth"]);
});
