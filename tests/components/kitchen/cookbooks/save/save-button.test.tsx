import { act, cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PendingSave } from "#components/kitchen/cookbooks/save/pending-saves.ts";
import { settle } from "#tests/support/browser/settle.ts";

const user = { id: "c2f1b6c8-6ad1-4a5b-9a56-0b0c8e6f8f11" };
const soup = { itemId: "0b6a3f6e-2f64-4c11-9d0a-7b5f5a3f1c22", title: "Suppe $& {title}" };
let isSaved: boolean;
let page: Awaited<ReturnType<typeof loadPage>>;

async function loadPage() {
  vi.resetModules();
  const [buttons, { IntlLikesProvider }, sync, { pendingSaves }] = await Promise.all([
    import("#components/kitchen/cookbooks/save/save-button.tsx"),
    import("#tests/support/intl-provider.tsx"),
    import("#lib/platform/browser/item-state-sync.ts"),
    import("#components/kitchen/cookbooks/save/pending-saves.ts"),
  ]);
  return { ...buttons, IntlLikesProvider, ...sync, pendingSaves };
}

beforeEach(async () => {
  localStorage.clear();
  isSaved = false;
  // biome-ignore lint/suspicious/noDocumentCookie: scripts read this cookie
  document.cookie = "signed-in=1";
  vi.stubGlobal("fetch", async (input: string) =>
    String(input).includes("item-states")
      ? Response.json({ data: [{ id: soup.itemId, isLiked: false, isSaved, likeCount: 0 }] })
      : Response.json({ data: user }),
  );
  page = await loadPage();
});
afterEach(() => {
  cleanup();
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = "signed-in=; max-age=0";
  vi.unstubAllGlobals();
});

function show(locale: "de" | "en" = "de") {
  const { SaveButton, SaveCorner, IntlLikesProvider } = page;
  render(
    <IntlLikesProvider locale={locale}>
      <SaveButton itemId={soup.itemId} />
      <SaveCorner {...soup} />
    </IntlLikesProvider>,
  );
}

const names = () =>
  screen.getAllByRole("button").map((button) => button.getAttribute("aria-label") ?? button.textContent);
const flush = () => act(settle);

test.each([
  ["de", ["Merken", "Merken: Suppe $& {title}"], ["Gemerkt", "Gemerkt: Suppe $& {title}"]],
  ["en", ["Save", "Save: Suppe $& {title}"], ["Saved", "Saved: Suppe $& {title}"]],
] as const)("label and name say whether the item is saved, in %s", async (locale, before, after) => {
  isSaved = true;
  show(locale);
  expect(names()).toEqual(before);
  await flush();
  expect(names()).toEqual(after);
  expect(screen.getAllByRole("button").every((button) => button.hasAttribute("data-saved"))).toBe(true);
});

test("the page has the same button for everyone", () => {
  const { SaveButton, IntlLikesProvider } = page;
  const html = renderToString(
    <IntlLikesProvider>
      <SaveButton itemId={soup.itemId} />
    </IntlLikesProvider>,
  );
  expect(html).toContain("Merken");
  expect(html).not.toContain("data-saved");
});

test("a change shows at once on all buttons of the item", async () => {
  show();
  await flush();
  act(() => page.shareSavedState(soup.itemId, true));
  expect(names()).toEqual(["Gemerkt", "Gemerkt: Suppe $& {title}"]);
  expect(localStorage.getItem("itemStates")).toBeNull();
});

test("a change in another tab of the same user shows, too", async () => {
  show();
  await flush();
  const send = (userId: string) =>
    act(() => {
      const newValue = JSON.stringify({ userId, id: soup.itemId, isSaved: true });
      window.dispatchEvent(new StorageEvent("storage", { key: "itemStates", newValue }));
    });
  send("other-user");
  expect(names()[0]).toBe("Merken");
  send(user.id);
  expect(names()[0]).toBe("Gemerkt");
});

test("a change that has not arrived yet counts more than what the server knows", async () => {
  const save: PendingSave = {
    id: "book/soup",
    cookbook: "book",
    item: soup.itemId,
    hasItem: true,
    isSaved: true,
    locale: "de",
    texts: { done: "", limit: "", missing: "", failed: "" },
    userId: user.id,
  };
  const stored = page.pendingSaves.add(save);
  page.pendingSaves.add({ ...save, isSaved: false, userId: "other-user" });
  show();
  await flush();
  expect(names()[0]).toBe("Gemerkt");
  act(() => page.pendingSaves.remove(stored));
  expect(names()[0]).toBe("Merken");
});
