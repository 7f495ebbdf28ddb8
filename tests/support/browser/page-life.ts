import { afterEach, beforeEach, vi } from "vitest";

const { setTimeout: startTimer } = globalThis;
const page: Window = window;
const { addEventListener: listen } = page;
const timers: ReturnType<typeof startTimer>[] = [];
const listeners: Parameters<typeof listen>[] = [];

/**
 * A page takes its listeners along when it is left. Without this, what one test has started would
 * answer to the events of the next, and a test would depend on the order in which they run.
 * Listeners of a module stay, as it loads once for all tests of a file; those of the document are
 * left alone, as React and Testing Library add theirs once.
 */
page.addEventListener = (...args: Parameters<typeof listen>) => {
  listeners.push(args);
  listen.apply(page, args);
};

beforeEach(() => {
  listeners.length = 0;
});
afterEach(leavePage);

/** Records the timers that a page starts. Call it before each test, and unstub globals after it. */
export function recordTimers(): void {
  vi.stubGlobal("setTimeout", (...args: Parameters<typeof startTimer>) => {
    const timer = startTimer(...args);
    timers.push(timer);
    return timer;
  });
}

/**
 * Ends listeners of the window and recorded timers, as leaving the page does; a test calls it where
 * it goes from one page to the next.
 */
export function leavePage(): void {
  for (const timer of timers.splice(0)) clearTimeout(timer);
  for (const [name, listener, options] of listeners.splice(0)) page.removeEventListener(name, listener, options);
}
