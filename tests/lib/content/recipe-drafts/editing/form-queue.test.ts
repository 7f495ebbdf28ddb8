import { expect, test, vi } from "vitest";
import { completeForm, type completeTypedContent } from "#lib/content/recipe-drafts/editing/typed-content.ts";

const tasks = vi.hoisted(() => [] as { finish: () => void }[]);
vi.mock("#lib/platform/workers/heavy-work.ts", () => ({
  defineHeavyTask: () => () => new Promise<object>((resolve) => tasks.push({ finish: () => resolve({}) })),
}));

const input = [{}, {}, [], {}] as unknown as Parameters<typeof completeTypedContent>;
const complete = (userId: string) => completeForm(userId, ...input);

test("the forms of one user take one place in the queue of all users, and too many of them none", async () => {
  const greedy = Array.from({ length: 10 }, () => complete("greedy"));
  const other = complete("other");
  expect(await greedy[9]).toBeNull();
  expect(tasks).toHaveLength(2);
  tasks[1]?.finish();
  expect(await other).toEqual({});
  tasks[0]?.finish();
  expect(await greedy[0]).toEqual({});
  await vi.waitFor(() => expect(tasks).toHaveLength(3));
});
