// @vitest-environment happy-dom
import { cleanup, render, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PendingWrites } from "#app/[locale]/after-load/pending-writes.tsx";
import { SaveController } from "#components/kitchen/cookbooks/save/save-controller.tsx";
import { toastStore } from "#components/ui/toast.ts";
import { shoppingItem } from "#tests/lib/kitchen/shopping-lists/fixtures.ts";
import { IntlLikesProvider } from "#tests/support/intl-provider.tsx";

/** The server: what it was sent, as action and arguments. */
const server = vi.hoisted(() => ({ sent: [] as [string, ...unknown[]][] }));
const act = vi.hoisted(() => (name: string) => async (...args: unknown[]) => {
  const plain = args.map((arg) => (arg instanceof FormData ? Object.fromEntries(arg) : arg));
  server.sent.push([name, ...plain.filter((arg) => arg !== null)]);
  return { ok: true, data: undefined };
});
vi.mock("next/navigation", async (original) => ({
  ...(await original<object>()),
  usePathname: () => "/de",
  useRouter: () => ({ push() {}, refresh() {} }),
}));
vi.mock("#lib/people/follows/actions.ts", () => ({ setFollowAction: act("follow") }));
vi.mock("#lib/people/likes/actions.ts", () => ({ setLikeAction: act("like") }));
vi.mock("#lib/people/ratings/actions.ts", () => ({ setRatingAction: act("rate") }));
vi.mock("#lib/kitchen/shopping-lists/actions.ts", () => ({ changeListAction: act("list") }));
vi.mock("#lib/kitchen/cookbooks/item-actions.ts", () => ({
  addItemAction: act("add"),
  removeItemAction: act("remove"),
}));
vi.mock("#lib/kitchen/cookbooks/save-actions.ts", () => ({
  createCookbookWithItemAction: act("create"),
  loadSaveModalAction: act("load"),
}));

const [anna, ben] = ["c2f1b6c8-6ad1-4a5b-9a56-0b0c8e6f8f11", "11111111-0914-4c61-af92-654b50ece0fe"];
const at = Date.now() - 60_000;
const store = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));

beforeEach(() => {
  localStorage.clear();
  server.sent = [];
  // biome-ignore lint/suspicious/noDocumentCookie: scripts read this cookie
  document.cookie = "signed-in=1";
  vi.stubGlobal("fetch", async (input: string) =>
    Response.json({ data: String(input).includes("item-states") ? [] : { id: anna } }),
  );
});
afterEach(() => {
  cleanup();
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = "signed-in=; max-age=0";
  vi.unstubAllGlobals();
});

/** Entries as builds before the write queue have stored them: their keys and shapes stay. */
test("delivers what a former build has stored on the device, and what is another user's stays", async () => {
  const followTexts = { done: "Gefolgt", failed: "", limit: "", missing: "", self: "" };
  store("pendingFollows", [
    { id: "a1", isFollowed: true, texts: followTexts, at },
    { id: "a2", isFollowed: false, texts: followTexts, userId: anna, isSilent: true, at: at + 1 },
    { id: "a3", isFollowed: true, texts: followTexts, userId: ben, isSilent: true, at: at + 2 },
  ]);
  const save = { item: "i1", locale: "de", texts: { done: "Gemerkt", limit: "", missing: "", failed: "" } };
  store("pendingSaves", [
    { ...save, id: "b1", cookbook: "b1", hasItem: true, isSaved: true, newTitle: "Gäste", userId: anna, at },
    { ...save, id: "b1/i1", cookbook: "b1", hasItem: false, userId: anna, at: at + 1 },
  ]);
  const messages = { given: "Bewertet", refused: "", failed: "" };
  store("wantedRatings", [
    { id: "r1", stars: 4, messages, at },
    { id: "r2", stars: null, messages, userId: anna, isSilent: true, at: at + 1 },
  ]);
  store(`likes:${anna}`, {
    l1: { liked: true, count: 6, at, isSent: false },
    l2: { liked: false, count: 5, at: at + 1, isSent: false },
    l3: { liked: true, count: 5, at, isSent: true },
  });
  const [bread, milk] = [shoppingItem({ text: "Brot" }), shoppingItem({ text: "Milch" })];
  const change = { locale: "de", texts: { delivered: "Steht drauf" }, userId: anna };
  store("account:listChanges", [{ ...change, id: "c1", change: { type: "add", items: [bread] }, at }]);
  localStorage.setItem("account:owner", anna);
  store("listChanges", [{ ...change, id: "c2", change: { type: "add", items: [milk] }, at: at + 1 }]);

  render(
    <IntlLikesProvider>
      <PendingWrites />
      <SaveController locale="de" errorMessage="" />
    </IntlLikesProvider>,
  );
  await waitFor(() => expect(server.sent).toHaveLength(10));
  const sent = (...names: string[]) => server.sent.filter(([name]) => names.includes(name));
  expect(sent("follow")).toEqual([
    ["follow", { author: "a1", followed: "true" }],
    ["follow", { author: "a2", followed: "false", user: anna }],
  ]);
  expect(sent("create", "add", "remove")).toEqual([
    ["create", { id: "b1", title: "Gäste", item: "i1", locale: "de", user: anna }],
    ["remove", { id: "b1", item: "i1", locale: "de", user: anna }],
  ]);
  expect(sent("rate")).toEqual([
    ["rate", { id: "r1", stars: "4" }],
    ["rate", { id: "r2", stars: "", user: anna }],
  ]);
  expect(sent("like")).toEqual([
    ["like", { id: "l1", liked: "true", user: anna }],
    ["like", { id: "l2", liked: "false", user: anna }],
  ]);
  expect(sent("list")).toMatchObject([
    ["list", { items: [{ text: "Brot" }] }, anna],
    ["list", { items: [{ text: "Milch" }] }, anna],
  ]);
  await waitFor(() => {
    expect(JSON.parse(localStorage.getItem("pendingFollows") ?? "[]")).toMatchObject([{ id: "a3" }]);
    for (const key of ["pendingSaves", "wantedRatings", "account:listChanges", "listChanges"]) {
      expect(localStorage.getItem(key), key).toBeNull();
    }
    const likes: { isSent: boolean }[] = Object.values(JSON.parse(localStorage.getItem(`likes:${anna}`) ?? "{}"));
    expect(likes.every(({ isSent }) => isSent)).toBe(true);
  });
  const texts = toastStore.read().map(({ text }) => text);
  expect(texts.toSorted()).toEqual(["Bewertet", "Gefolgt", "Gemerkt", "Gemerkt", "Steht drauf", "Steht drauf"]);
});
