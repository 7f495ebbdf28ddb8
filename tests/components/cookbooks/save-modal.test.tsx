import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SaveModal } from "#components/cookbooks/save-modal.tsx";
import { dropToast, toastStore } from "#components/ui/toast.ts";
import { RefusedError } from "#lib/ask-api.ts";
import { fillIn } from "#lib/i18n/fill-in.ts";
import de from "#messages/de.json";

const askApi = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({ usePathname: () => "/de" }));
vi.mock("#lib/ask-api.ts", async (original) => ({ ...(await original<object>()), askApi }));

const words = de.cookbooks.saveModal;
const given = { words, icons: { close: [], plus: [], error: [] } };
const bread = { id: "b1", title: "Brot", count: 9, has_item: false };
const sunday = { id: "b2", title: "Sonntag", count: 3, has_item: true };
const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name: new RegExp(name), hidden: true });
const status = () => screen.getByRole("status", { hidden: true }).textContent;
const close = () => document.querySelector("dialog")?.dispatchEvent(new Event("close"));
const toasts = () => toastStore.read().map(({ text }) => text);

function open(books = [bread, sunday]) {
  render(<SaveModal itemId="i1" given={given} books={books} onClose={() => {}} />);
}

beforeEach(() => {
  askApi.mockReset().mockResolvedValue(undefined);
  for (const { id } of toastStore.read()) dropToast(id);
});
afterEach(cleanup);

test("a tick is seen before the server has answered, and written at once", async () => {
  let answer = () => {};
  askApi.mockReturnValueOnce(new Promise<void>((done) => (answer = done)));
  open();
  await userEvent.click(box("Brot"));
  expect(box("Brot").checked).toBe(true);
  expect(box("Brot 10")).toBeTruthy();
  expect(askApi).toHaveBeenCalledWith("/api/users/me/cookbooks/b1/items/", { method: "POST", body: { id: "i1" } });
  expect(status()).toBe("");
  answer();
  await waitFor(() => expect(status()).toBe(fillIn(words.saved, { book: "Brot" })));
});

test("what has changed is told when the window closes, and the message takes it back", async () => {
  open();
  await userEvent.click(box("Sonntag"));
  await userEvent.click(box("Brot"));
  await userEvent.click(box("Brot"));
  expect(askApi).toHaveBeenCalledWith("/api/users/me/cookbooks/b2/items/i1/", { method: "DELETE" });
  expect(toasts()).toEqual([]);
  close();
  await waitFor(() => expect(toasts()).toEqual([fillIn(words.removed, { book: "Sonntag" })]));
  toastStore.read()[0]?.action?.run();
  await waitFor(() => expect(toasts()).toContain(fillIn(words.saved, { book: "Sonntag" })));
  expect(askApi).toHaveBeenLastCalledWith("/api/users/me/cookbooks/b2/items/", {
    method: "POST",
    body: { id: "i1" },
  });
});

test.each([
  ["a full cookbook", new RefusedError(409, { code: "limit" }), fillIn(words.bookFull, { book: "Brot" })],
  ["what is gone", new RefusedError(404, { code: "missing" }), words.missing],
  ["no connection", new Error("Request error"), words.failed],
])("%s takes the tick back and says why", async (_, error, text) => {
  askApi.mockRejectedValueOnce(error);
  open();
  await userEvent.click(box("Brot"));
  await waitFor(() => expect(toasts()).toEqual([text]));
  expect(box("Brot 9").checked).toBe(false);
});

test("wishes arrive in the order they were made", async () => {
  const arrived: string[] = [];
  askApi.mockImplementation(async (_path: string, { method }: { method: string }) => {
    await new Promise((done) => setTimeout(done, method === "POST" ? 30 : 1));
    arrived.push(method);
  });
  open();
  await userEvent.click(box("Brot"));
  await userEvent.click(box("Brot"));
  await waitFor(() => expect(arrived).toEqual(["POST", "DELETE"]));
  expect(box("Brot 9").checked).toBe(false);
});

test("few cookbooks are looked through, many are searched", async () => {
  open();
  expect(screen.queryByRole("searchbox", { hidden: true })).toBeNull();
  cleanup();
  open([bread, sunday, ...[1, 2, 3, 4, 5, 6].map((n) => ({ ...bread, id: `n${n}`, title: `Buch ${n}` }))]);
  await userEvent.type(screen.getByRole("searchbox", { hidden: true }), "sonn");
  expect(screen.getAllByRole("checkbox", { hidden: true })).toHaveLength(1);
});

test("those it is in already come first, and what was searched for in vain can be made", async () => {
  const many = [1, 2, 3, 4, 5, 6, 7].map((n) => ({ ...bread, id: `n${n}`, title: `Buch ${n}` }));
  open([...many, sunday]);
  expect(screen.getAllByRole("checkbox", { hidden: true })[0]).toBe(box("Sonntag"));
  await userEvent.type(screen.getByRole("searchbox", { hidden: true }), " Gäste ");
  await userEvent.click(screen.getByRole("button", { name: words.create, hidden: true }));
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: words.name, hidden: true }).value).toBe("Gäste");
});

test("a new cookbook is made within, ticked, and on top", async () => {
  open([sunday]);
  await userEvent.click(screen.getByRole("button", { name: words.create, hidden: true }));
  askApi.mockResolvedValueOnce({ data: { id: "b3", title: "Gäste", count: 1 } });
  await userEvent.type(screen.getByRole("textbox", { name: words.name, hidden: true }), "Gäste{Enter}");
  await waitFor(() => expect(box("Gäste 1").checked).toBe(true));
  expect(askApi).toHaveBeenCalledWith("/api/users/me/cookbooks/", {
    method: "POST",
    body: { title: "Gäste", item: "i1" },
  });
  expect(screen.getAllByRole("checkbox", { hidden: true })[0]).toBe(box("Gäste"));
});

test("what is wrong with the name stands below it", async () => {
  open([]);
  askApi.mockRejectedValueOnce(new RefusedError(422, { code: "invalid", fields: { title: "titleMissing" } }));
  await userEvent.click(screen.getByRole("button", { name: words.add, hidden: true }));
  expect(await screen.findByText(words.titleMissing)).toBeTruthy();
  askApi.mockRejectedValueOnce(new RefusedError(409, { code: "limit" }));
  await userEvent.click(screen.getByRole("button", { name: words.add, hidden: true }));
  await waitFor(() => expect(screen.getByRole("alert", { hidden: true }).textContent).toBe(words.shelfFull));
});
