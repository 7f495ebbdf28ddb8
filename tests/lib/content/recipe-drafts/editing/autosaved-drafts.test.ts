// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createDraftContent, type DraftContent } from "#lib/content/recipe-drafts/draft.ts";
import { autosavedDrafts, findNewDraft } from "#lib/content/recipe-drafts/editing/autosaved-drafts.ts";
import type { DraftSaveOutcome } from "#lib/content/recipe-drafts/editing/draft-action.ts";
import { toValidContent } from "#lib/content/recipe-drafts/editing/valid-content.ts";
import { createAutosave } from "#lib/platform/browser/autosave/autosave.ts";
import type { ActionFailure, ActionResult } from "#lib/platform/http/action-result.ts";

const titled = (title: string, en = ""): DraftContent => ({ ...createDraftContent("de"), title: { de: title, en } });
const savedAs = (version: number): ActionResult<DraftSaveOutcome> => ({
  ok: true,
  data: { status: "saved", version, savedAt: 1_000 },
});
const failed = (code: string): ActionFailure<string> => ({ ok: false, code, errors: {} });

function setUp(answers: (ActionResult<DraftSaveOutcome> | ActionFailure<string>)[], version = 1) {
  const sent: { version: number; content: DraftContent }[] = [];
  const draft = createAutosave(autosavedDrafts, {
    userId: "anna",
    text: { id: "soup", version, content: createDraftContent("de"), savedAt: null },
    send: async (change) => {
      sent.push(change);
      return answers.shift() ?? failed("unreachable");
    },
  });
  return { draft, sent };
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

describe("a draft that is edited", () => {
  test("saves itself once after several changes", async () => {
    const { draft, sent } = setUp([savedAs(2)]);
    draft.change(titled("S"));
    draft.change(titled("Suppe"));
    expect(draft.getState().status).toBe("changed");
    await vi.runAllTimersAsync();
    expect(sent.map(({ version, content }) => [version, content.title.de])).toEqual([[1, "Suppe"]]);
    expect(draft.getState()).toMatchObject({ status: "saved", version: 2, savedAt: 1_000 });
    expect(autosavedDrafts.unsent.read("anna", "soup", Date.now())).toBeNull();
  });

  test("sends what is typed during a request after it", async () => {
    const { draft, sent } = setUp([savedAs(2), savedAs(3)]);
    draft.change(titled("Suppe"));
    const flushed = draft.flush();
    draft.change(titled("Suppen"));
    await flushed;
    await vi.runAllTimersAsync();
    expect(sent.map(({ version, content }) => [version, content.title.de])).toEqual([
      [1, "Suppe"],
      [2, "Suppen"],
    ]);
    expect(draft.getState()).toMatchObject({ status: "saved", version: 3 });
  });

  test("stays on the device without network, and is sent again", async () => {
    const { draft, sent } = setUp([failed("unreachable"), savedAs(2)]);
    draft.change(titled("Suppe"));
    await draft.flush();
    expect(draft.getState()).toMatchObject({ status: "offline", isKept: true });
    expect(autosavedDrafts.unsent.read("anna", "soup", Date.now())).toMatchObject({
      version: 1,
      content: titled("Suppe"),
    });
    expect(autosavedDrafts.unsent.read("ben", "soup", Date.now())).toBeNull();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(2);
    expect(draft.getState().status).toBe("saved");
  });

  test("that is new is found again after a reload", async () => {
    const { draft } = setUp([failed("unreachable")], 0);
    draft.change(titled("Suppe"));
    await draft.flush();
    expect(findNewDraft("anna", Date.now())).toMatchObject({ id: "soup", version: 0, content: titled("Suppe") });
    expect(findNewDraft("ben", Date.now())).toBeNull();
  });

  test.each([
    ["unauthorized", "signedOut"],
    ["missing", "gone"],
    ["limit", "refused"],
    ["tooMany", "offline"],
  ])("after the error %s is %s, and kept", async (code, status) => {
    const { draft } = setUp([failed(code)]);
    draft.change(titled("Suppe"));
    await draft.flush();
    expect(draft.getState().status).toBe(status);
    expect(autosavedDrafts.unsent.read("anna", "soup", Date.now())).not.toBeNull();
  });

  test("stores everything else when a field cannot be stored", async () => {
    const { draft, sent } = setUp([savedAs(2)]);
    draft.change({ ...titled("Suppe"), source: { url: "keine Adresse", siteName: "Buch", author: "" } });
    const { content, confirmed } = draft.getState();
    expect(toValidContent(content, confirmed).errors).toEqual({ "source.url": "url" });
    await draft.flush();
    expect(sent[0]?.content).toMatchObject({ title: { de: "Suppe" }, source: { url: null, siteName: "Buch" } });
    expect(draft.getState().content.source?.url).toBe("keine Adresse");
  });
});

describe("a draft that another device has saved", () => {
  const conflict = (content: DraftContent): ActionResult<DraftSaveOutcome> => ({
    ok: true,
    data: { status: "conflict", stored: { version: 5, content, savedAt: 2_000 } },
  });

  test("is not overwritten before the author decides", async () => {
    const { draft, sent } = setUp([conflict(titled("Eintopf")), savedAs(6)]);
    draft.change(titled("Suppe"));
    await draft.flush();
    expect(draft.getState()).toMatchObject({ status: "conflict", stored: { version: 5 } });
    draft.change(titled("Suppe mit Klößen"));
    await vi.runAllTimersAsync();
    expect(sent).toHaveLength(1);
    draft.resolve(draft.getState().content);
    await vi.runAllTimersAsync();
    expect(sent[1]).toMatchObject({ version: 5, content: titled("Suppe mit Klößen") });
    expect(draft.getState()).toMatchObject({ status: "saved", version: 6, stored: null });
  });

  test("replaces what is here when the author chooses so", async () => {
    const { draft, sent } = setUp([conflict(titled("Eintopf"))]);
    draft.change(titled("Suppe"));
    await draft.flush();
    draft.resolve(titled("Eintopf"));
    await vi.runAllTimersAsync();
    expect(sent).toHaveLength(1);
    expect(draft.getState()).toMatchObject({ status: "saved", version: 5, content: titled("Eintopf") });
    expect(autosavedDrafts.unsent.read("anna", "soup", Date.now())).toBeNull();
  });

  test("with the same content is no conflict", async () => {
    const { draft } = setUp([conflict(titled("Suppe"))]);
    draft.change(titled(" Suppe "));
    await draft.flush();
    expect(draft.getState()).toMatchObject({ status: "saved", version: 5 });
  });

  test("which was this one, whose answer was lost, is no conflict with what was typed since", async () => {
    const { draft, sent } = setUp([failed("unreachable"), conflict(titled("Suppe")), savedAs(6)]);
    draft.change(titled(" Suppe "));
    await draft.flush();
    draft.change(titled("Suppen"));
    await draft.flush();
    expect(sent[2]).toMatchObject({ version: 5, content: titled("Suppen") });
    expect(draft.getState()).toMatchObject({ status: "saved", version: 6 });
  });
});

test("changes that the build before has kept are sent on top of the version they are based on", async () => {
  const content = JSON.stringify(titled("Suppe"));
  localStorage.setItem("unsent:anna:recipe-draft:soup", `{"version":1,"content":${content},"changedAt":${Date.now()}}`);
  const { draft, sent } = setUp([savedAs(3)], 2);
  const unsent = autosavedDrafts.unsent.read("anna", "soup", Date.now());
  if (unsent) draft.restore(unsent);
  expect(draft.getState()).toMatchObject({ status: "changed", content: titled("Suppe") });
  await vi.runAllTimersAsync();
  expect(sent).toMatchObject([{ version: 1, content: titled("Suppe") }]);
  expect(localStorage.length).toBe(0);
});
