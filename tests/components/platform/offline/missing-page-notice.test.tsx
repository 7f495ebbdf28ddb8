import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { MissingPageNotice } from "#components/platform/offline/missing-page-notice.tsx";

const texts = { title: "Du bist offline", text: "Nicht gespeichert", retry: "Erneut versuchen", icon: null };

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  window.history.replaceState(null, "", "/");
});

function renderAt(path: string) {
  window.history.replaceState(null, "", path);
  const handleClick = vi.fn<(event: unknown) => void>();
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: stands for the router
    <div onClick={handleClick}>
      <MissingPageNotice address="/de/offline" {...texts} />
      <a href="#list">Einkaufszettel</a>
    </div>,
  );
  fireEvent.click(screen.getByRole("link"));
  return handleClick;
}

test("stands in for another page, whose links the browser follows itself", () => {
  expect(renderAt("/de/agb")).not.toHaveBeenCalled();
  expect(screen.getByRole("alert").textContent).toContain("Du bist offline");
});

test("is not shown on the page itself, where the router follows links", () => {
  expect(renderAt("/de/offline")).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("is loaded again with the connection, but not while another page is on its way", () => {
  const reload = vi.fn();
  vi.spyOn(window, "location", "get").mockReturnValue({ ...window.location, pathname: "/de/agb", reload });
  render(<MissingPageNotice address="/de/offline" {...texts} />);
  fireEvent(window, new Event("online"));
  expect(reload).toHaveBeenCalledTimes(1);
  fireEvent(window, new Event("beforeunload"));
  fireEvent(window, new Event("online"));
  expect(reload).toHaveBeenCalledTimes(1);
});
