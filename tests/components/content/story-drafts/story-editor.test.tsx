import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { StoryEditor } from "#components/content/story-drafts/story-editor.tsx";
import { toastStore } from "#components/ui/toast.ts";
import { createContent, type StoryContent } from "#lib/content/story-drafts/content.ts";
import type { MissingPart } from "#lib/content/story-drafts/publication/missing.ts";
import { markReviewed } from "#lib/content/story-drafts/stale.ts";
import de from "#messages/de.json";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

const actions = vi.hoisted(() => ({
  saveStoryAction: vi.fn(),
  publishStoryAction: vi.fn(),
  unpublishStoryAction: vi.fn(),
  withdrawStoryLanguageAction: vi.fn(async () => ({ ok: true, data: { version: 4, savedAt: 2 } })),
  searchStoryItemsAction: vi.fn(async () => ({ ok: true, data: [] })),
  searchStoryPicturesAction: vi.fn(async () => ({ ok: true, data: [] })),
}));
vi.mock("#lib/content/story-drafts/actions.ts", () => actions);
const submission = vi.hoisted(() => ({
  submitStoryAction: vi.fn(),
  withdrawStoryAction: vi.fn(async () => ({ ok: true, data: null })),
  returnStoryAction: vi.fn(async () => ({ ok: true, data: null })),
}));
vi.mock("#lib/content/story-drafts/submission/actions.ts", () => submission);
const router = vi.hoisted(() => ({ refresh: vi.fn() }));
vi.mock("next/navigation", () => ({
  useRouter: () => router,
  unstable_rethrow() {},
  unstable_isUnrecognizedActionError: () => false,
}));

const base = createContent("article", "a");
const text = (words: string) => ({ type: "text" as const, text: words });
const content: StoryContent = {
  ...base,
  texts: {
    de: { slug: "brot", title: "Brot", summary: "Brot.", metaTitle: "", metaDescription: "" },
    en: { slug: "", title: "Bread", summary: "", metaTitle: "", metaDescription: "" },
  },
  rows: [markReviewed({ id: "x", de: text("Kneten."), en: text("Knead."), reviewed: null })],
};
const missing: MissingPart[] = [{ field: "summary", language: "en", index: null, rowId: null }];

/** What a page has edited goes on in the next one: each test has a story of its own. */
let id = "";

beforeEach(() => {
  id = crypto.randomUUID();
  actions.saveStoryAction
    .mockReset()
    .mockResolvedValue({ ok: true, data: { status: "saved", version: 4, savedAt: 1 } });
  actions.publishStoryAction.mockReset();
  actions.unpublishStoryAction.mockReset().mockResolvedValue({ ok: true, data: { status: "done" } });
  router.refresh.mockReset();
  localStorage.clear();
});
afterEach(cleanup);

interface Shown {
  isPartner?: boolean;
  submittedAt?: number | null;
  returnReason?: string | null;
  languages?: ("de" | "en")[];
}

function show(state: "draft" | "live" = "live", parts: MissingPart[] = [], shown: Shown = {}) {
  const { isPartner = false, submittedAt = null, returnReason = null, languages = ["de"] } = shown;
  render(
    <IntlProvider>
      <StoryEditor
        userId="u"
        language="de"
        isPartner={isPartner}
        story={{ id, version: 3, content, savedAt: 1 }}
        publication={{
          state,
          publishedAt: 1,
          expiresAt: null,
          isStaticPage: false,
          missing: parts,
          publishedLanguages: languages,
          changedLanguages: ["en"],
          submittedAt,
          returnReason,
        }}
        choices={{ authors: [{ id: "a", name: "Anna" }], categories: [], tags: [], videos: [] }}
        items={[]}
        pictures={[]}
        findings={<a href="#block-x-en">Block 1</a>}
        links={null}
      />
    </IntlProvider>,
  );
}

const panel = () => within(screen.getByRole("region", { name: "Veröffentlichung" }));
const titleOf = (language: string) => document.getElementById(`title-${language}`) as HTMLInputElement;

test("what is typed is saved with the version it is based on, and checked by the server afterwards", async () => {
  show();
  await userEvent.type(titleOf("de"), "e");
  expect(document.querySelector("[data-sync]")?.getAttribute("data-sync")).toBe("changed");
  await vi.waitFor(() => expect(actions.saveStoryAction).toHaveBeenCalledTimes(1), { timeout: 5000 });
  const sent = actions.saveStoryAction.mock.lastCall?.[0];
  expect(sent).toMatchObject({ id, version: 3, content: { texts: { de: { title: "Brote", slug: "brot" } } } });
  await vi.waitFor(() => expect(router.refresh).toHaveBeenCalled());
});

test("broken changes on the device are dropped with a word instead of replacing the story", async () => {
  localStorage.setItem(`unsent:u:story:${id}`, JSON.stringify({ version: 3, content: { texts: null } }));
  show();
  expect(titleOf("de").value).toBe("Brot");
  expect(toastStore.read().map(({ text }) => text)).toContain(de.ui.autosave.dropped);
  expect(localStorage.getItem(`unsent:u:story:${id}`)).toBeNull();
  expect(actions.saveStoryAction).not.toHaveBeenCalled();
});

test("the address follows the title until the language is published or it was changed", async () => {
  show();
  await userEvent.clear(titleOf("en"));
  await userEvent.type(titleOf("en"), "Käse & Brot");
  // The stored address was empty, but so is the one of no title.
  expect((document.getElementById("slug-en") as HTMLInputElement).value).toBe("kaese-brot");
  await userEvent.type(titleOf("de"), " neu");
  expect((document.getElementById("slug-de") as HTMLInputElement).value).toBe("brot");
});

test("what is missing and what the linter found lead to their fields, in the language of the field", async () => {
  show("live", missing);
  await userEvent.click(panel().getByRole("link", { name: "Zusammenfassung (Englisch)" }));
  expect(document.activeElement?.id).toBe("summary-en");
  expect((screen.getByRole("radio", { name: "Englisch" }) as HTMLInputElement).checked).toBe(true);
  await userEvent.click(screen.getByRole("link", { name: "Block 1" }));
  expect(document.activeElement?.id).toBe("block-x-en");
});

test("publishing sends what is saved in the chosen languages, and asks for a reason where there are errors", async () => {
  show();
  actions.publishStoryAction.mockResolvedValueOnce({ ok: true, data: { status: "reason", count: 2 } });
  await userEvent.click(panel().getByRole("checkbox", { name: "Englisch" }));
  await userEvent.click(panel().getByRole("button", { name: "Änderungen veröffentlichen" }));
  const input = { id, version: 3, languages: ["de"], when: "keep", reason: "" };
  expect(actions.publishStoryAction.mock.lastCall).toEqual([input]);
  actions.publishStoryAction.mockResolvedValueOnce({ ok: true, data: { status: "saved", version: 4, savedAt: 2 } });
  await userEvent.type(panel().getByRole("textbox", { name: "Warum trotz der Fehler?" }), "Eilt.");
  await userEvent.click(panel().getByRole("button", { name: "Änderungen veröffentlichen" }));
  expect(actions.publishStoryAction.mock.lastCall).toEqual([{ ...input, reason: "Eilt." }]);
  expect(panel().queryByRole("textbox", { name: "Warum trotz der Fehler?" })).toBeNull();
});

test("a draft is published now or later, and a wrong time is named at its field", async () => {
  show("draft");
  actions.publishStoryAction.mockResolvedValue({ ok: true, data: { status: "date" } });
  expect(panel().queryByRole("radio", { name: "Zeitpunkt beibehalten" })).toBeNull();
  await userEvent.click(panel().getByRole("radio", { name: "Später" }));
  await userEvent.click(panel().getByRole("button", { name: "Planen" }));
  expect(panel().getByLabelText("Datum und Uhrzeit").getAttribute("aria-invalid")).toBe("true");
});

test("an unsaved story is not published", async () => {
  show();
  actions.saveStoryAction.mockResolvedValue({ ok: false, code: "invalid", errors: {} });
  await userEvent.type(titleOf("de"), "e");
  await userEvent.click(panel().getByRole("button", { name: "Änderungen veröffentlichen" }));
  expect(actions.publishStoryAction).not.toHaveBeenCalled();
  expect(panel().getByRole("alert").textContent).toContain("noch nicht gespeichert");
});

test("the later of two editors sees both texts and decides", async () => {
  show();
  const stored = {
    version: 9,
    content: { ...content, texts: { ...content.texts, de: { ...content.texts.de, title: "Brot von Ben" } } },
    savedAt: 1,
    savedBy: "Ben",
  };
  actions.saveStoryAction.mockResolvedValueOnce({ ok: true, data: { status: "conflict", stored } });
  await userEvent.type(titleOf("de"), " von Anna");
  await act(async () => void window.dispatchEvent(new Event("pagehide")));
  const conflict = await screen.findByRole("region", { name: "Zwei Fassungen" });
  expect(conflict.querySelector("del")?.textContent).toContain("Ben");
  expect(conflict.querySelector("ins")?.textContent).toContain("Anna");
  await userEvent.click(within(conflict).getByRole("button", { name: "Fassung von Ben übernehmen" }));
  expect(titleOf("de").value).toBe("Brot von Ben");
  expect(screen.queryByRole("region", { name: "Zwei Fassungen" })).toBeNull();
});

test("a publication can be ended", async () => {
  show();
  await userEvent.click(panel().getByRole("button", { name: "Veröffentlichung beenden" }));
  expect(actions.unpublishStoryAction.mock.lastCall).toEqual([{ id, at: null }]);
});

test("a partner submits what is saved, and is told what is missing", async () => {
  show("draft", [], { isPartner: true, returnReason: "Bitte länger." });
  expect(panel().getByText("Bitte länger.")).toBeTruthy();
  expect(screen.queryByRole("combobox", { name: "Autorin oder Autor" })).toBeNull();
  expect(panel().queryByRole("button", { name: "Veröffentlichen" })).toBeNull();
  submission.submitStoryAction.mockResolvedValueOnce({ ok: true, data: { status: "incomplete", missing } });
  await userEvent.click(panel().getByRole("button", { name: "Zur Veröffentlichung einreichen" }));
  expect(submission.submitStoryAction.mock.lastCall).toEqual([{ id, version: 3 }]);
  expect(panel().getByRole("link", { name: "Zusammenfassung (Englisch)" })).toBeTruthy();
});

test("a partner withdraws a submission", async () => {
  show("live", [], { isPartner: true, submittedAt: 1 });
  await userEvent.click(panel().getByRole("button", { name: "Zurückziehen" }));
  expect(submission.withdrawStoryAction.mock.lastCall).toEqual([{ id }]);
});

test("an editor returns a submission with a reason", async () => {
  show("draft", [], { submittedAt: 1 });
  const request = within(screen.getByRole("region", { name: "Eingereicht" }));
  await userEvent.click(request.getByText("Zurückgeben"));
  await userEvent.click(request.getByRole("button", { name: "Story zurückgeben" }));
  expect(request.getByLabelText("Grund").getAttribute("aria-invalid")).toBe("true");
  expect(submission.returnStoryAction).not.toHaveBeenCalled();
  await userEvent.type(request.getByLabelText("Grund"), "Bitte länger.");
  await userEvent.click(request.getByRole("button", { name: "Story zurückgeben" }));
  expect(submission.returnStoryAction.mock.lastCall).toEqual([{ id, reason: "Bitte länger." }]);
});

test("an editor withdraws one of two published languages, and goes on with the stored version", async () => {
  show("live", [], { languages: ["de", "en"] });
  await userEvent.click(panel().getByText("Eine Sprache zurückziehen"));
  await userEvent.click(panel().getByRole("button", { name: "Deutsch zurückziehen" }));
  expect(actions.withdrawStoryLanguageAction.mock.lastCall).toEqual([{ id, language: "de" }]);
  await userEvent.type(titleOf("de"), "e");
  await vi.waitFor(() => expect(actions.saveStoryAction).toHaveBeenCalled(), { timeout: 5000 });
  expect(actions.saveStoryAction.mock.lastCall?.[0]).toMatchObject({ version: 4 });
});

test("a withdrawal does not hide what another editor has saved in between", async () => {
  actions.withdrawStoryLanguageAction.mockResolvedValueOnce({ ok: true, data: { version: 6, savedAt: 2 } });
  show("live", [], { languages: ["de", "en"] });
  await userEvent.click(panel().getByText("Eine Sprache zurückziehen"));
  await userEvent.click(panel().getByRole("button", { name: "Deutsch zurückziehen" }));
  await userEvent.type(titleOf("de"), "e");
  await act(async () => void window.dispatchEvent(new Event("pagehide")));
  expect(actions.saveStoryAction.mock.lastCall?.[0]).toMatchObject({ version: 3 });
});

test("what is typed during a publication stays, and is saved on top of it", async () => {
  const answer = Promise.withResolvers<object>();
  actions.publishStoryAction.mockReturnValueOnce(answer.promise);
  show();
  await userEvent.click(panel().getByRole("button", { name: "Änderungen veröffentlichen" }));
  await userEvent.type(titleOf("de"), "e");
  await act(async () => answer.resolve({ ok: true, data: { status: "saved", version: 4, savedAt: 2 } }));
  await act(async () => void window.dispatchEvent(new Event("pagehide")));
  const sent = actions.saveStoryAction.mock.lastCall?.[0];
  expect(sent).toMatchObject({ version: 4, content: { texts: { de: { title: "Brote" } } } });
});

test("of a story that was deleted meanwhile it is said that the text is on this device alone", async () => {
  actions.saveStoryAction.mockResolvedValue({ ok: false, code: "missing", errors: {} });
  show();
  await userEvent.type(titleOf("de"), "e");
  await act(async () => void window.dispatchEvent(new Event("pagehide")));
  expect(screen.getByText(de.storyDrafts.notices.gone)).toBeTruthy();
  expect(localStorage.getItem(`unsent:u:story:${id}`)).toContain("Brote");
});

test("the only published language is not offered to be withdrawn", () => {
  show("live");
  expect(panel().queryByText("Eine Sprache zurückziehen")).toBeNull();
});
