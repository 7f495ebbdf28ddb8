// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import GlobalError from "#app/global-error.tsx";
import { messages } from "#tests/e2e/support/messages.ts";

const report = vi.fn();
const error = new Error("broken");

beforeEach(() => {
  vi.stubGlobal("reportError", report);
});
afterEach(() => {
  cleanup();
  vi.doUnmock("#components/layout/errors/error-screen.tsx");
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  report.mockReset();
});

test("has header and footer, reports the error, and tries again with a new document", async () => {
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => {});
  const { errors, layout } = messages.de;
  render(<GlobalError error={error} />, { container: document });
  const retry = await screen.findByRole("button", { name: errors.page.retry });
  expect(document.querySelector("header a")?.getAttribute("href")).toBe("/de");
  expect(screen.getByRole("link", { name: layout.footer.imprint }).getAttribute("href")).toBe("/de/impressum");
  expect(report.mock.calls).toEqual([[error]]);
  fireEvent.click(retry);
  expect(reload).toHaveBeenCalledOnce();
});

test("leads to the home page when its own code does not arrive", async () => {
  vi.doMock("#components/layout/errors/error-screen.tsx", () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  render(<GlobalError error={error} />, { container: document });
  await waitFor(() => expect(document.querySelector("main a")?.getAttribute("href")).toBe("/de"));
  expect(report.mock.calls.some(([thrown]) => String(thrown).includes("when mocking a module"))).toBe(true);
});
