import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { withAdvisoryLock } from "#lib/db/advisory-lock.ts";
import { setUpDatabase } from "#tests/support/database.ts";

setUpDatabase();

test("runs work under one id one after the other, also after a failure", async () => {
  const url = process.env.DATABASE_URL ?? "";
  const events: string[] = [];
  const work = (name: string) => async () => {
    events.push(`${name} begins`);
    await setTimeout(100);
    events.push(`${name} ends`);
    if (name === "a") throw new Error("failed");
    return name;
  };
  const first = withAdvisoryLock(url, 1, work("a"));
  const second = withAdvisoryLock(url, 1, work("b"));
  const results = await Promise.allSettled([first, second]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
  expect([events.slice(0, 2), events.slice(2)].toSorted()).toEqual([
    ["a begins", "a ends"],
    ["b begins", "b ends"],
  ]);
});
