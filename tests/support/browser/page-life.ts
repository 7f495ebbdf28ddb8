import { vi } from "vitest";

const { setTimeout: startTimer } = globalThis;
const { addEventListener: listen } = window;
const timers: ReturnType<typeof startTimer>[] = [];
const listeners: Parameters<typeof window.addEventListener>[] = [];

/**
 * Records what a page starts: timers, and listeners of its window. Call it before each test, and
 * unstub globals after it.
 */
export function recordPage(): void {
  vi.stubGlobal("setTimeout", (...args: Parameters<typeof startTimer>) => {
    const timer = startTimer(...args);
    timers.push(timer);
    return timer;
  });
  vi.spyOn(window, "addEventListener").mockImplementation((...args) => {
    listeners.push(args);
    listen.apply(window, args);
  });
}

/**
 * Ends what was recorded, as leaving the page does. Two pages that listen to one window would have
 * each other read the session for ever once it has ended.
 */
export function leavePage(): void {
  for (const timer of timers.splice(0)) clearTimeout(timer);
  for (const [name, listener, options] of listeners.splice(0)) window.removeEventListener(name, listener, options);
}
