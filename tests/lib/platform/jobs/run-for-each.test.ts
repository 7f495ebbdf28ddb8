import { afterEach, expect, test, vi } from "vitest";
import { runForEach } from "#lib/platform/jobs/run-for-each.ts";

afterEach(() => vi.restoreAllMocks());

test("an entry that fails is logged without its parameters and stops no later one", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const cause = new Error("connection lost");
  const done: number[] = [];
  const run = async (entry: number) => {
    if (entry === 2) throw new Error("select 'secret'", { cause });
    done.push(entry);
  };
  expect(await runForEach([1, 2, 3], run, (entry) => `Entry ${entry} was not done`)).toBe(false);
  expect(done).toEqual([1, 3]);
  expect(log.mock.calls).toEqual([["Entry 2 was not done:", cause]]);
  expect(await runForEach([1, 3], run, String)).toBe(true);
});
