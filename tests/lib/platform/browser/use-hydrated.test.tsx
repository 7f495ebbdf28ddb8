// @vitest-environment happy-dom
import { act, cleanup, render } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { useHydrated } from "#lib/platform/browser/use-hydrated.ts";

afterEach(cleanup);

let seen: boolean[] = [];

function Probe() {
  seen.push(useHydrated());
  return null;
}

test("what is rendered in the browser alone is hydrated in its first render", () => {
  seen = [];
  render(<Probe />);
  expect(seen).toEqual([true]);
});

test("what the server has rendered is hydrated after the first render in the browser", async () => {
  seen = [];
  const container = document.createElement("div");
  container.innerHTML = renderToString(<Probe />);
  expect(seen).toEqual([false]);
  const root = await act(() => hydrateRoot(container, <Probe />));
  expect(seen).toEqual([false, false, true]);
  act(() => root.unmount());
});
