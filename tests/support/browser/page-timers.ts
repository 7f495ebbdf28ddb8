import { vi } from "vitest";

const { setTimeout: startTimer } = globalThis;
const timers: ReturnType<typeof startTimer>[] = [];

/** Records the timers that a page starts; call it before each test, and unstub globals after it. */
export function recordTimers(): void {
  vi.stubGlobal("setTimeout", (...args: Parameters<typeof startTimer>) => {
    const timer = startTimer(...args);
    timers.push(timer);
    return timer;
  });
}

/** Ends the recorded timers, as leaving the page does. */
export function endTimers(): void {
  for (const timer of timers.splice(0)) clearTimeout(timer);
}
