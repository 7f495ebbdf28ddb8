import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { type CardBatch, LoadMoreCards } from "#components/content/cards/load-more-cards.tsx";

const words = { more: "More", loading: "Loading", failed: "Failed", progress: "{shown} of {count}" };
const pages: Record<string, CardBatch> = {
  two: { cards: <p>second</p>, size: 24, next: "three" },
  three: { cards: <p>third</p>, size: 2, next: null },
};

let lists = 0;

function renderList(load: (next: string) => Promise<CardBatch>, given: { name?: string; next?: string | null } = {}) {
  lists += 1;
  return (
    <LoadMoreCards
      name={given.name ?? `list ${lists}`}
      size={24}
      count={1050}
      next={given.next === undefined ? "two" : given.next}
      load={load}
      nextHref="/de/liste?page=2"
      messages={words}
      locale="de"
    >
      <p>first</p>
    </LoadMoreCards>
  );
}

const loadBatch = async (next: string) => pages[next] as CardBatch;
const press = () => userEvent.click(screen.getByRole("button", { name: "More" }));

afterEach(cleanup);

test("loads batches until the end and announces the progress", async () => {
  const load = vi.fn(loadBatch);
  render(renderList(load));
  const status = screen.getByRole("status");
  expect(status.textContent).toBe("24 of 1.050");
  await press();
  expect(await screen.findByText("second")).toBeTruthy();
  expect(status.textContent).toBe("48 of 1.050");
  await press();
  expect(await screen.findByText("third")).toBeTruthy();
  expect(screen.getByText("first")).toBeTruthy();
  expect(load.mock.calls).toEqual([["two"], ["three"]]);
  expect(screen.queryByRole("button")).toBeNull();
  expect(document.activeElement).toBe(status);
});

test("loads by itself when its end comes near, until that fails", async () => {
  const observed: { show: () => void }[] = [];
  class Observer {
    show: () => void;
    constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
      this.show = () => notify([{ isIntersecting: true }]);
      observed.push(this);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal("IntersectionObserver", Observer);
  const load = vi.fn(loadBatch).mockImplementationOnce(loadBatch).mockRejectedValueOnce(new Error("offline"));
  render(renderList(load));
  act(() => observed.at(-1)?.show());
  expect(await screen.findByText("second")).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
  act(() => observed.at(-1)?.show());
  expect(await screen.findByText("Failed")).toBeTruthy();
  const count = observed.length;
  await press();
  expect(await screen.findByText("third")).toBeTruthy();
  expect(observed).toHaveLength(count);
  expect(load).toHaveBeenCalledTimes(3);
  vi.unstubAllGlobals();
});

test("has no button when all cards are shown", () => {
  render(renderList(loadBatch, { next: null }));
  expect(screen.queryByRole("button")).toBeNull();
});

test("a second press during loading is ignored", async () => {
  let free = (_: CardBatch) => {};
  const load = vi.fn(() => new Promise<CardBatch>((resolve) => (free = resolve)));
  render(renderList(load));
  await press();
  await userEvent.click(screen.getByRole("button", { name: "Loading" }));
  expect(load).toHaveBeenCalledTimes(1);
  free(pages.three as CardBatch);
  expect(await screen.findByText("third")).toBeTruthy();
});

test("reports an error and can be retried", async () => {
  const load = vi.fn(loadBatch).mockRejectedValueOnce(new Error("lost"));
  render(renderList(load));
  await press();
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Failed"));
  await press();
  expect(await screen.findByText("second")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("restores loaded batches on navigation back unless the first page has changed", async () => {
  render(renderList(loadBatch, { name: "restored" }));
  await press();
  await screen.findByText("second");
  cleanup();
  render(renderList(loadBatch, { name: "restored" }));
  expect(screen.getByText("second")).toBeTruthy();
  cleanup();
  render(renderList(loadBatch, { name: "restored", next: "another" }));
  expect(screen.queryByText("second")).toBeNull();
});

test("is a link to the next page without JavaScript", () => {
  const html = renderToString(renderList(loadBatch));
  expect(html).toContain('href="/de/liste?page=2"');
  expect(html).not.toContain("<button");
});
