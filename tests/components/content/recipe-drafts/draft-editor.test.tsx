import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DraftEditor } from "#components/content/recipe-drafts/draft-editor.tsx";
import { toastStore } from "#components/ui/toast.ts";
import { type DraftContent, draftContentSchema } from "#lib/content/recipe-drafts/draft.ts";
import de from "#messages/de.json";
import { IntlProvider } from "#tests/support/intl-provider.tsx";

const sent = vi.hoisted(() => [] as { content: DraftContent }[]);
const push = vi.hoisted(() => vi.fn());
vi.mock("#lib/content/recipe-drafts/draft/actions.ts", () => ({
  saveDraftAction: async (change: { version: number; content: DraftContent }) => {
    sent.push(change);
    return { ok: true, data: { status: "saved", version: change.version + 1, savedAt: new Date() } };
  },
  saveSectionAction: vi.fn(),
}));
vi.mock("#lib/content/recipe-import/actions.ts", () => ({ readRecipePageAction: vi.fn() }));
vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ push }),
  usePathname: () => "/",
}));

const t = de.recipeDrafts;
const icon = <svg />;
const icons = {
  back: icon,
  camera: icon,
  check: icon,
  close: icon,
  error: icon,
  forward: icon,
  remove: icon,
};
const baking = () => screen.getByLabelText<HTMLInputElement>(t.basics.baking);
const goOn = () => userEvent.click(screen.getByRole("button", { name: /^Weiter/ }));
const stored = () => sent.at(-1)?.content.duration.baking;
const status = () => document.querySelector("[data-sync]")?.textContent;

function show(id: string = crypto.randomUUID()) {
  const content = draftContentSchema.parse({ title: { de: "Brot" }, duration: { baking: 45 } });
  render(
    <IntlProvider>
      <main>
        <DraftEditor
          section="basics"
          userId="anna"
          draft={{ id, version: 1, content, savedAt: 0 }}
          lookups={{ ingredients: [], units: [], utensils: [] }}
          tags={[]}
          pictures={{}}
          rejection={null}
          icons={icons}
        />
      </main>
    </IntlProvider>,
  );
}

beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  push.mockReset();
  Element.prototype.scrollIntoView = () => {};
});
afterEach(cleanup);

test("a time is stored as it is meant, also when the enter key sends it from the field", async () => {
  show();
  await userEvent.clear(baking());
  await userEvent.type(baking(), "1 Std 20 Min{Enter}");
  await waitFor(() => expect(stored()).toBe(80));
  expect(baking().value).toBe("80");
  await userEvent.clear(baking());
  await userEvent.type(baking(), "1 h");
  await goOn();
  await waitFor(() => expect(push).toHaveBeenCalledTimes(1));
  expect(stored()).toBe(60);
});

test("half of a time is not stored while it is typed; leaving the page stores it", async () => {
  show();
  await userEvent.clear(baking());
  await userEvent.type(baking(), "1");
  fireEvent.change(screen.getByLabelText(t.basics.title), { target: { value: "Brote" } });
  act(() => void window.dispatchEvent(new Event("online")));
  await waitFor(() => expect(sent.at(-1)?.content.title.de).toBe("Brote"));
  expect(stored()).toBe(45);
  await userEvent.type(baking(), "5");
  act(() => void window.dispatchEvent(new Event("pagehide")));
  await waitFor(() => expect(stored()).toBe(15));
});

test("no button or link leads past a time that cannot be read; it stays typed and focused", async () => {
  show();
  await userEvent.clear(baking());
  await userEvent.type(baking(), "1 h bis sie braun ist");
  await goOn();
  await waitFor(() => expect(document.activeElement).toBe(baking()));
  expect(baking().value).toBe("1 h bis sie braun ist");
  expect(screen.getByRole("alert").textContent).toBe(t.problems.duration);
  expect(status()).toBe(de.ui.autosave.partly);
  expect(push).not.toHaveBeenCalled();
  const link = screen.getByRole("link", { name: /Zutaten/ });
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  act(() => void link.dispatchEvent(click));
  expect(click.defaultPrevented).toBe(true);
  // The former time is not lost either.
  expect(stored() ?? 45).toBe(45);
  await userEvent.clear(baking());
  await userEvent.type(baking(), "90");
  await goOn();
  await waitFor(() => expect(push).toHaveBeenCalledTimes(1));
  expect(stored()).toBe(90);
});

test("no button leads past a text that cannot be stored", async () => {
  show();
  const servings = screen.getByLabelText<HTMLInputElement>(t.basics.servings);
  await userEvent.clear(servings);
  await userEvent.type(servings, "1 Blech");
  await goOn();
  await waitFor(() => expect(document.activeElement).toBe(servings));
  expect(push).not.toHaveBeenCalled();
  expect(sent.map(({ content }) => content.servings.amount)).not.toContain(1);
});

test("broken changes on the device are dropped with a word instead of replacing the draft", () => {
  const id = crypto.randomUUID();
  const broken = { version: 1, content: { title: { de: "Kaputt" }, groups: [1] }, changedAt: Date.now() };
  localStorage.setItem(`unsent:anna:recipe-draft:${id}`, JSON.stringify(broken));
  show(id);
  expect(screen.getByLabelText<HTMLInputElement>(t.basics.title).value).toBe("Brot");
  expect(toastStore.read().map(({ text }) => text)).toContain(de.ui.autosave.dropped);
  expect(localStorage.length).toBe(0);
});
