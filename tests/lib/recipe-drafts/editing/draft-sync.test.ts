// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ActionFailure, ActionResult } from "#lib/http/action-result.ts";
import { createDraftContent, type DraftContent } from "#lib/recipe-drafts/draft.ts";
import type { SaveOutcome } from "#lib/recipe-drafts/editing/action-schema.ts";
import { deviceDrafts, findNewDeviceDraft } from "#lib/recipe-drafts/editing/device-drafts.ts";
import { createDraftSync } from "#lib/recipe-drafts/editing/draft-sync.ts";

const titled = (title: string, en = ""): DraftContent => ({ ...createDraftContent("de"), title: { de: title, en } });
const savedAs = (version: number): ActionResult<SaveOutcome> => ({
  ok: true,
  data: { status: "saved", version, savedAt: new Date(1_000) },
});
const failed = (code: string): ActionFailure<string> => ({ ok: false, code, errors: {} });

function setUp(answers: (ActionResult<SaveOutcome> | ActionFailure<string>)[], version = 1) {
  const sent: { version: number; content: DraftContent }[] = [];
  const sync = createDraftSync({
    userId: "anna",
    draft: { id: "soup", version, content: createDraftContent("de"), savedAt: null },
    send: async (change) => {
      sent.push(change);
      return answers.shift() ?? failed("unreachable");
    },
  });
  return { sync, sent };
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

describe("a draft that is edited", () => {
  test("saves itself once after several changes", async () => {
    const { sync, sent } = setUp([savedAs(2)]);
    sync.change(titled("S"));
    sync.change(titled("Suppe"));
    expect(sync.getState().status).toBe("changed");
    await vi.runAllTimersAsync();
    expect(sent.map(({ version, content }) => [version, content.title.de])).toEqual([[1, "Suppe"]]);
    expect(sync.getState()).toMatchObject({ status: "saved", version: 2, savedAt: 1_000 });
    expect(deviceDrafts.read("anna", "soup", Date.now())).toBeNull();
  });

  test("sends what is typed during a request after it", async () => {
    const { sync, sent } = setUp([savedAs(2), savedAs(3)]);
    sync.change(titled("Suppe"));
    const flushed = sync.flush();
    sync.change(titled("Suppen"));
    await flushed;
    await vi.runAllTimersAsync();
    expect(sent.map(({ version, content }) => [version, content.title.de])).toEqual([
      [1, "Suppe"],
      [2, "Suppen"],
    ]);
    expect(sync.getState()).toMatchObject({ status: "saved", version: 3 });
  });

  test("stays on the device without network, and is sent again", async () => {
    const { sync, sent } = setUp([failed("unreachable"), savedAs(2)]);
    sync.change(titled("Suppe"));
    await sync.flush();
    expect(sync.getState()).toMatchObject({ status: "offline", isKept: true });
    expect(deviceDrafts.read("anna", "soup", Date.now())).toMatchObject({ version: 1, content: titled("Suppe") });
    expect(deviceDrafts.read("ben", "soup", Date.now())).toBeNull();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(2);
    expect(sync.getState().status).toBe("saved");
  });

  test("that is new is found again after a reload", async () => {
    const { sync } = setUp([failed("unreachable")], 0);
    sync.change(titled("Suppe"));
    await sync.flush();
    expect(findNewDeviceDraft("anna", Date.now())).toMatchObject({ id: "soup", version: 0, content: titled("Suppe") });
    expect(findNewDeviceDraft("ben", Date.now())).toBeNull();
  });

  test.each([
    ["unauthorized", "signedOut"],
    ["missing", "gone"],
    ["limit", "refused"],
    ["tooMany", "offline"],
  ])("after the error %s is %s, and kept", async (code, status) => {
    const { sync } = setUp([failed(code)]);
    sync.change(titled("Suppe"));
    await sync.flush();
    expect(sync.getState().status).toBe(status);
    expect(deviceDrafts.read("anna", "soup", Date.now())).not.toBeNull();
  });

  test("stores everything else when a field cannot be stored", async () => {
    const { sync, sent } = setUp([savedAs(2)]);
    sync.change({ ...titled("Suppe"), source: { url: "keine Adresse", siteName: "Buch", author: "" } });
    expect(sync.getState().errors).toEqual({ "source.url": "url" });
    await sync.flush();
    expect(sent[0]?.content).toMatchObject({ title: { de: "Suppe" }, source: { url: null, siteName: "Buch" } });
    expect(sync.getState().content.source?.url).toBe("keine Adresse");
  });
});

describe("a draft that another device has saved", () => {
  const conflict = (content: DraftContent): ActionResult<SaveOutcome> => ({
    ok: true,
    data: { status: "conflict", stored: { version: 5, content, savedAt: new Date(2_000) } },
  });

  test("is not overwritten before the author decides", async () => {
    const { sync, sent } = setUp([conflict(titled("Eintopf")), savedAs(6)]);
    sync.change(titled("Suppe"));
    await sync.flush();
    expect(sync.getState()).toMatchObject({ status: "conflict", stored: { version: 5 } });
    sync.change(titled("Suppe mit Klößen"));
    await vi.runAllTimersAsync();
    expect(sent).toHaveLength(1);
    sync.resolve(sync.getState().content);
    await vi.runAllTimersAsync();
    expect(sent[1]).toMatchObject({ version: 5, content: titled("Suppe mit Klößen") });
    expect(sync.getState()).toMatchObject({ status: "saved", version: 6, stored: null });
  });

  test("replaces what is here when the author chooses so", async () => {
    const { sync, sent } = setUp([conflict(titled("Eintopf"))]);
    sync.change(titled("Suppe"));
    await sync.flush();
    sync.resolve(titled("Eintopf"));
    await vi.runAllTimersAsync();
    expect(sent).toHaveLength(1);
    expect(sync.getState()).toMatchObject({ status: "saved", version: 5, content: titled("Eintopf") });
    expect(deviceDrafts.read("anna", "soup", Date.now())).toBeNull();
  });

  test("with the same content is no conflict", async () => {
    const { sync } = setUp([conflict(titled("Suppe"))]);
    sync.change(titled(" Suppe "));
    await sync.flush();
    expect(sync.getState()).toMatchObject({ status: "saved", version: 5 });
  });
});

test("changes of a former visit are sent on top of the version they are based on", async () => {
  const { sync, sent } = setUp([savedAs(3)], 2);
  sync.restore({ version: 1, content: titled("Suppe"), changedAt: 0 });
  await vi.runAllTimersAsync();
  expect(sent).toMatchObject([{ version: 1, content: titled("Suppe") }]);
});
