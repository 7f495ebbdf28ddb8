// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import ErrorPage from "#app/[locale]/error.tsx";
import { ErrorMessagesProvider } from "#components/layout/errors/error-messages.tsx";
import { messages } from "#tests/e2e/support/messages.ts";

const { page } = messages.de.errors;
const report = vi.fn();
const lost = Object.assign(new Error("Failed to load chunk /_next/static/chunks/a.js"), { name: "ChunkLoadError" });
let reload: ReturnType<typeof vi.fn>;

function renderPage(error: Error) {
  render(
    <ErrorMessagesProvider messages={{ ...page, homeHref: "/de" }}>
      <ErrorPage error={error} />
    </ErrorMessagesProvider>,
  );
}

/** The address of the document, which the router has left for another one or not. */
function loadDocument(address: string) {
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ name: address } as PerformanceEntry]);
}

beforeEach(() => {
  vi.stubGlobal("reportError", report);
  reload = vi.spyOn(window.location, "reload").mockImplementation(() => {}) as never;
  window.location.href = "https://example.org/de/rezepte/linsensuppe?servings=6#steps";
});
afterEach(() => {
  cleanup();
  report.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a script lost on the way to a page has its document loaded, and shows nothing meanwhile", () => {
  loadDocument("https://example.org/de");
  renderPage(lost);
  expect(reload).toHaveBeenCalledOnce();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(report).not.toHaveBeenCalled();
});

test("a script that the document itself lacks shows the error screen", () => {
  loadDocument("https://example.org/de/rezepte/linsensuppe?servings=6");
  renderPage(lost);
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByRole("alert").textContent).toContain(page.title);
});

test("another error is reported, and the next try loads the document", () => {
  loadDocument("https://example.org/de");
  const error = new Error("broken");
  renderPage(error);
  expect(report.mock.calls).toEqual([[error]]);
  expect(reload).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: page.retry }));
  expect(reload).toHaveBeenCalledOnce();
});
