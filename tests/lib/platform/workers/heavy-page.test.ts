import { afterEach, expect, test, vi } from "vitest";
import { removeProcessSingleton } from "#lib/platform/config/process-singleton.ts";
import { awaitTurn } from "#lib/platform/workers/heavy-page.ts";

const request = vi.hoisted(() => ({ ends: [] as (() => void)[] }));
vi.mock("next/server", () => ({ after: (end: () => void) => request.ends.push(end) }));

afterEach(() => {
  vi.useRealTimers();
  removeProcessSingleton("heavy-pages");
  removeProcessSingleton("queues-of-users");
  request.ends = [];
});

/** Asks for turns, one per user; the list has the numbers of those that have begun. */
function ask(count: number, toUser = (n: number) => `user ${n}`) {
  const begun: number[] = [];
  const turns = Array.from({ length: count }, (_, n) => awaitTurn("desk", toUser(n)).then(() => begun.push(n)));
  return { begun, turns };
}

test("one page is made at a time, in their order, each until its answer is complete", async () => {
  const { begun, turns } = ask(3);
  await turns[0];
  expect(begun).toEqual([0]);
  request.ends[0]?.();
  await turns[1];
  expect(begun).toEqual([0, 1]);
  request.ends[1]?.();
  await turns[2];
  expect(begun).toEqual([0, 1, 2]);
});

test("eight wait, and more are refused", async () => {
  const { begun, turns } = ask(11);
  for (const refused of turns.slice(9)) await expect(refused).rejects.toMatchObject({ code: "overloaded" });
  expect(begun).toEqual([0]);
  for (const end of request.ends) end();
  await Promise.all(turns.slice(0, 9));
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test("the pages of one user wait for each other, and take one place of nine", async () => {
  const greedy = ask(9, () => "greedy");
  const { begun, turns } = ask(8);
  await greedy.turns[0];
  for (const end of request.ends.slice(9)) end();
  request.ends[0]?.();
  await Promise.all(turns);
  expect(begun).toHaveLength(8);
  await greedy.turns[1];
  for (const end of request.ends) end();
  await Promise.all(greedy.turns);
});

test("what readers ask for takes no place at the desk", async () => {
  const readers = Array.from({ length: 9 }, (_, n) => awaitTurn("profile", `reader ${n}`));
  await readers[0];
  await awaitTurn("desk", "editor");
  for (const end of request.ends) end();
  await Promise.all(readers);
});

test("a page whose reader has left while it waited holds up no other", async () => {
  const { begun, turns } = ask(3);
  request.ends[1]?.();
  request.ends[0]?.();
  await turns[2];
  expect(begun).toEqual([0, 1, 2]);
});

test("a turn that nothing ends is over after 20 seconds", async () => {
  vi.useFakeTimers();
  const { begun } = ask(2);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(begun).toEqual([0]);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual([0, 1]);
});
