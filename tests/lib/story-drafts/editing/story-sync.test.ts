import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createContent, type StoryContent } from "#lib/story-drafts/content.ts";
import { createStorySync } from "#lib/story-drafts/editing/story-sync.ts";

const storage = new Map<string, string>();
beforeEach(() => {
  vi.useFakeTimers();
  storage.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const content = createContent("article", "author");
const themed = (theme: string) => (before: StoryContent) => ({ ...before, theme });
type Send = Parameters<typeof createStorySync>[0]["send"];
const start = (send: Send, version = 0) =>
  createStorySync({ userId: "anna", story: { id: "s", version, content, savedAt: null }, send });
const saved = (version: number) => ({ ok: true as const, data: { status: "saved" as const, version, savedAt: 1 } });

test("changes are sent together a short while after the last one", async () => {
  const send = vi.fn<Send>(async () => saved(1));
  const sync = start(send);
  sync.change(themed("a"));
  sync.change(themed("ab"));
  expect(sync.getState().status).toBe("changed");
  expect(storage.size).toBe(1);
  await vi.runAllTimersAsync();
  expect(send.mock.calls).toEqual([[{ id: "s", version: 0, content: { ...content, theme: "ab" } }]]);
  expect(sync.getState()).toMatchObject({ status: "saved", version: 1 });
  expect(storage.size).toBe(0);
});

test("what is typed while a request is under way is sent after it, on top of it", async () => {
  let answer = (_: ReturnType<typeof saved>) => {};
  const send = vi.fn<Send>(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const sync = start(send);
  sync.change(themed("a"));
  const flushed = sync.flush();
  sync.change(themed("ab"));
  answer(saved(1));
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  answer(saved(2));
  await flushed;
  expect(send.mock.lastCall?.[0]).toMatchObject({ version: 1, content: { theme: "ab" } });
  expect(sync.getState()).toMatchObject({ status: "saved", version: 2 });
});

test("without connection the changes stay on the device and are sent again", async () => {
  const send = vi.fn<Send>(async () => saved(1)).mockResolvedValueOnce({ ok: false, code: "unreachable", errors: {} });
  const sync = start(send);
  sync.change(themed("a"));
  await sync.flush();
  expect(sync.getState().status).toBe("offline");
  expect(storage.size).toBe(1);
  await vi.runAllTimersAsync();
  expect(sync.getState()).toMatchObject({ status: "saved", version: 1 });
});

test("changes are sent where the browser blocks storage, too", async () => {
  const block = () => {
    throw new DOMException("Access is denied for this document.", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: block, setItem: block, removeItem: block });
  const sync = start(async () => saved(1));
  sync.change(themed("a"));
  await sync.flush();
  expect(sync.getState()).toMatchObject({ status: "saved", version: 1 });
});

test("after a reload they are taken up again", async () => {
  const first = start(async () => ({ ok: false, code: "unreachable", errors: {} }));
  first.change(themed("a"));
  await first.flush();
  first.stop();
  const send = vi.fn<Send>(async () => saved(1));
  const second = start(send);
  second.restore();
  await vi.runAllTimersAsync();
  expect(send.mock.lastCall?.[0]).toMatchObject({ version: 0, content: { theme: "a" } });
});

test("a conflict stops the saving until the editor has decided", async () => {
  const stored = { version: 5, content: { ...content, theme: "theirs" }, savedAt: 9, savedBy: "Ben" };
  const send = vi.fn<Send>(async () => ({ ok: true, data: { status: "conflict", stored } }));
  const sync = start(send);
  sync.change(themed("mine"));
  await sync.flush();
  sync.change(themed("mine too"));
  await vi.runAllTimersAsync();
  expect(send).toHaveBeenCalledTimes(1);
  expect(sync.getState()).toMatchObject({ status: "conflict", stored, content: { theme: "mine too" } });

  send.mockResolvedValue(saved(6));
  sync.resolve(sync.getState().content);
  await vi.runAllTimersAsync();
  expect(send.mock.lastCall?.[0]).toMatchObject({ version: 5, content: { theme: "mine too" } });
  expect(sync.getState()).toMatchObject({ status: "saved", version: 6, stored: null });
});

test("taking the other version sends nothing", async () => {
  const stored = { version: 5, content: { ...content, theme: "theirs" }, savedAt: 9, savedBy: null };
  const send = vi.fn<Send>(async () => ({ ok: true, data: { status: "conflict", stored } }));
  const sync = start(send);
  sync.change(themed("mine"));
  await sync.flush();
  sync.resolve(stored.content);
  await vi.runAllTimersAsync();
  expect(send).toHaveBeenCalledTimes(1);
  expect(sync.getState()).toMatchObject({ status: "saved", version: 5, content: { theme: "theirs" } });
  expect(storage.size).toBe(0);
});

test.each([
  ["unauthorized", "signedOut"],
  ["invalid", "refused"],
  ["tooMany", "offline"],
])("an answer %s leaves it %s", async (code, status) => {
  const sync = start(async () => ({ ok: false, code, errors: {} }));
  sync.change(themed("a"));
  await sync.flush();
  expect(sync.getState()).toMatchObject({ status, content: { theme: "a" } });
  sync.stop();
});
