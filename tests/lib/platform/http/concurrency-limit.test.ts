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
