// @vitest-environment happy-dom
import { render, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import GlobalError from "#app/global-error.tsx";

test("leads to the home page when its own code does not arrive", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  vi.doMock("#components/layout/errors/error-screen.tsx", () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  render(<GlobalError error={new Error("broken")} reset={() => {}} />, { container: document });
  await waitFor(() => expect(document.querySelector("main a")?.getAttribute("href")).toBe("/de"));
  expect(log.mock.calls.some(([error]) => String(error).includes("when mocking a module"))).toBe(true);
});
