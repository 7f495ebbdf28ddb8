import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { EndlessCards, type MoreCards } from "#components/cards/endless-cards.tsx";

const words = { more: "More", loading: "Loading", failed: "Failed", progress: "{shown} of {count}" };
const pages: Record<string, MoreCards> = {
  two: { cards: <p>second</p>, size: 24, next: "three" },
  three: { cards: <p>third</p>, size: 2, next: null },
};

let lists = 0;

function listOf(load: (next: string) => Promise<MoreCards>, given: { name?: string; next?: string | null } = {}) {
  lists += 1;
  return (
    <EndlessCards
      name={given.name ?? `list ${lists}`}
      size={24}
      count={1050}
      next={given.next === undefined ? "two" : given.next}
      load={load}
      nextHref="/de/liste?page=2"
      words={words}
      locale="de"
    >
      <p>first</p>
    </EndlessCards>
  );
}

const arrive = async (next: string) => pages[next] as MoreCards;
const press = () => userEvent.click(screen.getByRole("button", { name: "More" }));

afterEach(cleanup);

test("shows more for as long as there is more, and says how many there are", async () => {
  const load = vi.fn(arrive);
  render(listOf(load));
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

test("has nothing to press where all is shown", () => {
  render(listOf(arrive, { next: null }));
  expect(screen.queryByRole("button")).toBeNull();
});

test("whoever presses twice asks once", async () => {
  let free = (_: MoreCards) => {};
  const load = vi.fn(() => new Promise<MoreCards>((resolve) => (free = resolve)));
  render(listOf(load));
  await press();
  await userEvent.click(screen.getByRole("button", { name: "Loading" }));
  expect(load).toHaveBeenCalledTimes(1);
  free(pages.three as MoreCards);
  expect(await screen.findByText("third")).toBeTruthy();
});

test("says that nothing came, and asks again", async () => {
  const load = vi.fn(arrive).mockRejectedValueOnce(new Error("lost"));
  render(listOf(load));
  await press();
  expect((await screen.findByRole("alert")).textContent).toBe("Failed");
  await press();
  expect(await screen.findByText("second")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("is as long as it was for whoever comes back, unless it begins differently by now", async () => {
  render(listOf(arrive, { name: "kept" }));
  await press();
  await screen.findByText("second");
  cleanup();
  render(listOf(arrive, { name: "kept" }));
  expect(screen.getByText("second")).toBeTruthy();
  cleanup();
  render(listOf(arrive, { name: "kept", next: "another" }));
  expect(screen.queryByText("second")).toBeNull();
});

test("is a link to the next page as long as there is no script", () => {
  const html = renderToString(listOf(arrive));
  expect(html).toContain('href="/de/liste?page=2"');
  expect(html).not.toContain("<button");
});
