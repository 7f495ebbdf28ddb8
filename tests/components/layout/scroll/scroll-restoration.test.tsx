import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ScrollRestoration } from "#components/layout/scroll/scroll-restoration.tsx";

const scrollTo = vi.fn(({ top }: { top: number }) => {
  Object.defineProperty(window, "scrollY", { value: top, configurable: true });
});

async function arriveAt(path: string, type: string) {
  history.replaceState(null, "", path);
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type } as unknown as PerformanceEntry]);
  render(<ScrollRestoration />);
  await waitForFrames();
}

async function scrollBy(top: number) {
  Object.defineProperty(window, "scrollY", { value: top, configurable: true });
  window.dispatchEvent(new Event("scroll"));
  await waitForFrames();
}

/** A position counts as restored once it has stayed for twenty frames. */
async function waitForFrames(): Promise<void> {
  for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
}

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal("scrollTo", scrollTo);
});
afterEach(() => {
  cleanup();
  scrollTo.mockClear();
});

test("restores the position on reload", async () => {
  await arriveAt("/de/rezepte", "navigate");
  await scrollBy(740);
  cleanup();
  await scrollBy(0);
  await arriveAt("/de/rezepte", "reload");
  expect(scrollTo).toHaveBeenCalledWith({ top: 740, behavior: "instant" });
});

test("starts at the top of a page that was reached by a link", async () => {
  sessionStorage.setItem("scroll:/de/rezepte", "740");
  await arriveAt("/de/rezepte", "navigate");
  expect(scrollTo).not.toHaveBeenCalled();
});

test("restores the position of the target page on back and forward", async () => {
  sessionStorage.setItem("scroll:/de/rezepte", "320");
  await arriveAt("/de/stories", "navigate");
  await scrollBy(90);
  history.replaceState(null, "", "/de/rezepte");
  window.dispatchEvent(new PopStateEvent("popstate"));
  await waitForFrames();
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 320, behavior: "instant" });
  expect(sessionStorage.getItem("scroll:/de/stories")).toBe("90");
});
