import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createContent, type StoryContent } from "#lib/content/story-drafts/content.ts";
import { autosavedStories } from "#lib/content/story-drafts/editing/autosaved-stories.ts";
import { type AutosaveOptions, createAutosave } from "#lib/platform/browser/autosave/autosave.ts";

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
const themed = (theme: string): StoryContent => ({ ...content, theme });
type Send = AutosaveOptions<StoryContent>["send"];
const start = (send: Send, version = 0) =>
  createAutosave(autosavedStories, { userId: "anna", text: { id: "s", version, content, savedAt: null }, send });
const saved = (version: number) => ({ ok: true as const, data: { status: "saved" as const, version, savedAt: 1 } });

test("changes are sent together a short while after the last one", async () => {
  const send = vi.fn<Send>(async () => saved(1));
  const story = start(send);
  story.change(themed("a"));
  story.change(themed("ab"));
  expect(story.getState().status).toBe("changed");
  expect(storage.size).toBe(1);
  await vi.runAllTimersAsync();
  expect(send.mock.calls).toEqual([[{ id: "s", version: 0, content: { ...content, theme: "ab" } }]]);
  expect(story.getState()).toMatchObject({ status: "saved", version: 1 });
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
  const story = start(send);
  story.change(themed("a"));
  const flushed = story.flush();
  story.change(themed("ab"));
  answer(saved(1));
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  answer(saved(2));
  await flushed;
  expect(send.mock.lastCall?.[0]).toMatchObject({ version: 1, content: { theme: "ab" } });
  expect(story.getState()).toMatchObject({ status: "saved", version: 2 });
});

test("without connection the changes stay on the device and are sent again", async () => {
  const send = vi.fn<Send>(async () => saved(1)).mockResolvedValueOnce({ ok: false, code: "unreachable", errors: {} });
  const story = start(send);
  story.change(themed("a"));
  await story.flush();
  expect(story.getState().status).toBe("offline");
  expect(storage.size).toBe(1);
  await vi.runAllTimersAsync();
  expect(story.getState()).toMatchObject({ status: "saved", version: 1 });
});

test("changes are sent where the browser blocks storage, too", async () => {
  const block = () => {
    throw new DOMException("Access is denied for this document.", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: block, setItem: block, removeItem: block });
  const story = start(async () => saved(1));
  story.change(themed("a"));
  await story.flush();
  expect(story.getState()).toMatchObject({ status: "saved", version: 1 });
});

test("changes that the build before has kept are taken up after a reload", async () => {
  const text = { version: 0, content: themed("a"), changedAt: Date.now() };
  storage.set("unsent:anna:story:s", JSON.stringify(text));
  const send = vi.fn<Send>(async () => saved(1));
  const story = start(send, 1);
  const unsent = autosavedStories.unsent.read("anna", "s", Date.now());
  if (unsent) story.restore(unsent);
  await vi.runAllTimersAsync();
  expect(send.mock.lastCall?.[0]).toMatchObject({ version: 0, content: { theme: "a" } });
  expect(storage.size).toBe(0);
});

test("a conflict stops the saving until the editor has decided", async () => {
  const stored = { version: 5, content: { ...content, theme: "theirs" }, savedAt: 9, savedBy: "Ben" };
  const send = vi.fn<Send>(async () => ({ ok: true, data: { status: "conflict", stored } }));
  const story = start(send);
  story.change(themed("mine"));
  await story.flush();
  story.change(themed("mine too"));
  await vi.runAllTimersAsync();
  expect(send).toHaveBeenCalledTimes(1);
  expect(story.getState()).toMatchObject({ status: "conflict", stored, content: { theme: "mine too" } });

  send.mockResolvedValue(saved(6));
  story.resolve(story.getState().content);
  await vi.runAllTimersAsync();
  expect(send.mock.lastCall?.[0]).toMatchObject({ version: 5, content: { theme: "mine too" } });
  expect(story.getState()).toMatchObject({ status: "saved", version: 6, stored: null });
});

test("taking the other version sends nothing", async () => {
  const stored = { version: 5, content: { ...content, theme: "theirs" }, savedAt: 9, savedBy: null };
  const send = vi.fn<Send>(async () => ({ ok: true, data: { status: "conflict", stored } }));
  const story = start(send);
  story.change(themed("mine"));
  await story.flush();
  story.resolve(stored.content);
  await vi.runAllTimersAsync();
  expect(send).toHaveBeenCalledTimes(1);
  expect(story.getState()).toMatchObject({ status: "saved", version: 5, content: { theme: "theirs" } });
  expect(storage.size).toBe(0);
});

test.each([
  ["unauthorized", "signedOut"],
  ["invalid", "refused"],
  ["tooMany", "offline"],
])("an answer %s leaves it %s", async (code, status) => {
  const story = start(async () => ({ ok: false, code, errors: {} }));
  story.change(themed("a"));
  await story.flush();
  expect(story.getState()).toMatchObject({ status, content: { theme: "a" } });
  vi.clearAllTimers();
});
