import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ShownFlashMessage } from "#components/ui/shown-flash-message.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("deletes the cookie for this page and those above it, each time the page is rendered", () => {
  window.history.replaceState(null, "", "/de/desk");
  const written = vi.spyOn(document, "cookie", "set");
  const { rerender } = render(<ShownFlashMessage />);
  const paths = () => written.mock.calls.map(([cookie]) => /^flash=; path=(.*); max-age=0$/.exec(cookie)?.[1]);
  expect(paths()).toEqual(["/", "/de", "/de/desk"]);
  rerender(<ShownFlashMessage />);
  expect(paths()).toHaveLength(6);
});
