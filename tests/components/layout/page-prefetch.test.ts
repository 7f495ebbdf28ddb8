import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPagePrefetch } from "#components/layout/page-prefetch.ts";

let asked: string[];
let isSparing: boolean;
let pages: ReturnType<typeof createPagePrefetch>;

beforeEach(() => {
  vi.useFakeTimers();
  [asked, isSparing] = [[], false];
  pages = createPagePrefetch(
    (target, part) => void asked.push(`${part} ${target}`),
    () => isSparing,
  );
});
afterEach(() => vi.useRealTimers());

test("what a pointer passes gives its outline, what it rests on the whole page, once", () => {
  pages.rest("/a", "mouse");
  vi.advanceTimersByTime(500);
  pages.pass();
  pages.rest("/b", "mouse");
  vi.advanceTimersByTime(700);
  expect(asked).toEqual(["outline /a", "outline /b"]);
  vi.advanceTimersByTime(10_000);
  pages.rest("/b", "mouse");
  vi.advanceTimersByTime(10_000);
  expect(asked).toEqual(["outline /a", "outline /b", "whole /b"]);
});

test("where the outline is there, a short rest does, and a finger that scrolls asks for nothing", () => {
  for (const target of ["/a", "/b", "/c"]) pages.hint(target);
  vi.advanceTimersByTime(800);
  pages.rest("/a", "touch");
  vi.advanceTimersByTime(20);
  pages.pass();
  pages.rest("/b", "touch");
  vi.advanceTimersByTime(40);
  pages.rest("/c", "mouse");
  vi.advanceTimersByTime(80);
  expect(asked.slice(3)).toEqual(["whole /b", "whole /c"]);
});

test("what stays in view is asked for one page after the other, six of them", () => {
  const targets = Array.from({ length: 9 }, (_, index) => `/${index}`);
  for (const target of targets) pages.see(target);
  expect(asked).toEqual(targets.map((target) => `outline ${target}`));
  asked.length = 0;
  vi.advanceTimersByTime(999);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asked).toEqual(["whole /0"]);
  vi.advanceTimersByTime(1000);
  expect(asked).toEqual(["whole /0", "whole /1"]);
  vi.advanceTimersByTime(60_000);
  expect(asked).toHaveLength(6);
  pages.rest("/8", "mouse");
  vi.advanceTimersByTime(80);
  expect(asked.at(-1)).toBe("whole /8");
});

test("what is scrolled past is not asked for, nor what is gone", () => {
  for (const target of ["/a", "/b", "/c"]) pages.see(target);
  asked.length = 0;
  vi.advanceTimersByTime(500);
  pages.lose("/a");
  vi.advanceTimersByTime(500);
  expect(asked).toEqual(["whole /b"]);
  pages.lose("/c");
  vi.advanceTimersByTime(5000);
  pages.see("/a");
  pages.stop();
  vi.advanceTimersByTime(5000);
  expect(asked).toEqual(["whole /b"]);
});

test("who saves data gets outlines, and only of what is reached", () => {
  isSparing = true;
  pages.see("/a");
  pages.rest("/b", "mouse");
  vi.advanceTimersByTime(60_000);
  expect(asked).toEqual(["outline /b"]);
});
